import type { SimulatedCluster } from './cluster.js';
import type { EventStoreDbSimulator } from './simulator.js';

type Command = (cluster: SimulatedCluster) => Promise<void> | void;

const fallen = new WeakMap<SimulatedCluster, EventStoreDbSimulator>();

const COMMANDS = new Map<string, Command>([
  ['step-down', (cluster) => cluster.stepDown()],
  ['elect', (cluster) => cluster.electAnother()],
  ['kill-leader', (cluster) => killLeader(cluster)],
  ['revive', async (cluster) => fallen.get(cluster)?.restart()],
  ['isolate-leader', (cluster) => cluster.isolateLeader()],
  ['pause-leader', (cluster) => pauseLeader(cluster)],
  ['rejoin', (cluster) => cluster.rejoin()],
  ['lose-answers', (cluster) => cluster.nodes.forEach((node) => node.faults.loseAcknowledgements())],
  ['answer', (cluster) => cluster.nodes.forEach((node) => node.faults.acknowledge())],
  ['lag', (cluster) => cluster.followers.forEach((node) => node.lag())],
  ['catch-up', (cluster) => cluster.followers.forEach((node) => node.catchUp())],
]);

/** @throws RangeError for an unknown command */
export async function runCommand(word: string, cluster: SimulatedCluster): Promise<void> {
  const command = COMMANDS.get(word);
  if (command === undefined) throw new RangeError(`${word} is none of ${[...COMMANDS.keys()].join(', ')}`);
  await command(cluster);
}

function killLeader(cluster: SimulatedCluster): void {
  const { leader } = cluster;
  if (leader === undefined) return;
  fallen.set(cluster, leader);
  leader.kill();
  cluster.stepDown();
}

function pauseLeader(cluster: SimulatedCluster): void {
  cluster.leader?.faults.hang();
  cluster.isolateLeader();
}
