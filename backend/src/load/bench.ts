import 'reflect-metadata';
import Database from 'libsql';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { MascotProfile } from '../contexts/mascots/domain/mascot.events.js';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { ProductProcess } from '../test-support/product-process.js';
import { startPocketBase, type Server } from './pocketbase.js';
import { appendSampleLog } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';
import { type Load, load, MASCOTS, WORKLOADS } from './workloads.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const row = (label: string, ...figures: readonly string[]): string =>
  label.padEnd(50) + figures.map((figure) => figure.padStart(12)).join('');

const [WARM_SECONDS, SECONDS, IDLE_SECONDS] = [3, 6, 20];

type Kind = 'product' | 'peer' | 'bare';

/**
 * Measures the product under load, beside a bare server and, where its program is given, beside PocketBase, each with the
 * same mascots and requests. Only the ratios within one run can be compared.
 */
async function benchHttp(pocketBase: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'http-bench-'));
  try {
    const sample = new SampleMascots();
    const events = openEmbeddedEventStore(join(folder, 'events'));
    await appendSampleLog(events, sample, MASCOTS);
    await events.close();
    const measured: Partial<Record<Kind, readonly (Load | undefined)[]>> = {};
    measured.product = await withProduct(folder, (address) => runAll('product', address));
    const mascots = Array.from({ length: MASCOTS }, () => sample.profile());
    measured.bare = await withServer(startBareServer(folder, mascots), (address) => runAll('bare', address));
    if (pocketBase !== undefined) {
      const server = startPocketBase(pocketBase, folder, mascots);
      measured.peer = await withServer(server, (address) => runAll('peer', address));
    }
    report(measured);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how long starts take, and what the product uses. */
async function withProduct<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const start = async (name: string): Promise<ProductProcess> => {
    const before = performance.now();
    const product = await ProductProcess.start(folder);
    await product.untilReady();
    print(row(name, seconds(performance.now() - before)));
    return product;
  };
  await (await start(`first start, ${2 * MASCOTS} mascots and submissions`)).stop();
  const product = await start('start with current views');
  try {
    const before = cpuSeconds(product.pid);
    await pause(IDLE_SECONDS * 1000);
    print(row('idle', `${(((cpuSeconds(product.pid) - before) / IDLE_SECONDS) * 100).toFixed(2)} %`));
    const result = await use(product.rest.address);
    print(row('memory after all loads', `${Math.round(residentBytes(product.pid) / 1e6)} MB`));
    return result;
  } finally {
    await product.stop();
  }
}

async function withServer<T>(starting: Promise<Server>, use: (address: string) => Promise<T>): Promise<T> {
  const server = await starting;
  try {
    return await use(server.address);
  } finally {
    await server.stop();
  }
}

async function startBareServer(folder: string, mascots: readonly MascotProfile[]): Promise<Server> {
  const database = new Database(join(folder, 'bare.db'));
  database.exec('CREATE TABLE mascots (id INTEGER PRIMARY KEY, slug TEXT UNIQUE, likes INTEGER, body TEXT); BEGIN');
  const insert = database.prepare('INSERT INTO mascots VALUES (?, ?, 0, ?)');
  for (const [index, mascot] of mascots.entries())
    insert.run([index + 1, `mascot-${index + 1}`, JSON.stringify({ id: index + 1, ...mascot })]);
  database.exec('COMMIT');
  database.close();
  const child = fork(fileURLToPath(new URL('./bare-server.js', import.meta.url)), [folder]);
  const { address } = z.object({ address: z.string() }).parse((await once(child, 'message')).at(0));
  const stop = async (): Promise<void> => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { address, stop };
}

async function runAll(kind: Kind, address: string): Promise<(Load | undefined)[]> {
  const loads: (Load | undefined)[] = [];
  for (const { connections, [kind]: request } of WORKLOADS) {
    if (request) await load(address, request, connections, WARM_SECONDS);
    loads.push(request && (await load(address, request, connections, SECONDS)));
  }
  return loads;
}

function report({ product = [], peer = [], bare = [] }: Partial<Record<Kind, readonly (Load | undefined)[]>>) {
  print('');
  print(row(`${MASCOTS} mascots`, 'product', 'p99', 'PocketBase', 'ratio', 'bare server', 'share'));
  for (const [index, { name }] of WORKLOADS.entries()) {
    const [own, other, limit] = [product[index], peer[index], bare[index]];
    if (own)
      print(row(name, rate(own), `${own.p99} ms`, rate(other), ratio(own, other), rate(limit), ratio(own, limit)));
  }
}

const rate = (load: Load | undefined): string => (load ? `${Math.round(load.perSecond)}/s` : '-');
const ratio = (own: Load, other: Load | undefined): string =>
  other ? `x ${(own.perSecond / other.perSecond).toFixed(2)}` : '-';
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Reads /proc; 0 where there is none. */
function cpuSeconds(pid: number | undefined): number {
  const [, fields = ''] = readProc(pid, 'stat').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

const residentBytes = (pid: number | undefined): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0);

function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

await benchHttp(process.env.POCKETBASE_PROGRAM);
