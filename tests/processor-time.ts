/**
 * Processor time of this process so far, in milliseconds. What is bounded in it holds on a busy machine as on a quiet one: the
 * time during which other programs ran does not count.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
