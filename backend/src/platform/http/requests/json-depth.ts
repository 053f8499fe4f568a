/** Whether objects and lists lie in each other no deeper than that; found without recursion, which a sender could exhaust. */
export function isShallow(value: unknown, levels: number): boolean {
  let layer = [value];
  for (let level = 0; layer.length > 0; level += 1) {
    if (level > levels) return false;
    layer = layer.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}
