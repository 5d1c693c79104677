/** Processor time of this process so far, in milliseconds: the time during which other programs ran does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Under this nobody waits, and noise is larger than the work. */
const CHEAP_MS = 30;

function least(run: () => unknown): number {
  const took = Array.from({ length: 3 }, () => {
    const start = processorMs();
    run();
    return processorMs() - start;
  });
  return Math.min(...took);
}

/**
 * How many times as long `run` takes for `size` as for a quarter of it: 4 where the work grows with its size, 16 where with its
 * square, 1 where it is not worth a measurement. Both are measured in one breath, so that a busy or slow machine makes no difference:
 * no test bounds a time.
 */
export function growth(run: (size: number) => unknown, size: number): number {
  const start = processorMs();
  run(size);
  if (processorMs() - start < CHEAP_MS) return 1;
  return (
    least(() => run(size)) /
    Math.max(
      least(() => run(Math.ceil(size / 4))),
      1,
    )
  );
}

/** Between the 4 of work that grows with its size and the 16 of its square. */
export const MOST_GROWTH = 9;
