import type { PlacedCharacter } from './text-places';

/** Letters and signs that most fonts draw wider than half their size. */
const WIDE = /^[A-HK-Z%&@mw]$/;
const LATIN = /^[!-~]$/;
/** How far from half of the size a step may be, as makers round. */
const ABOUT = 0.05;

/**
 * The room of each wide letter of a run that has been given half its size, as China's fonts draw it (宋体, 楷体): where such a font is not
 * there, the one in its place would draw the letter onto its neighbour. The last one has no step: it is as those before it.
 */
export function roomOf(run: readonly PlacedCharacter[], at: number, size: number): number | undefined {
  if (!WIDE.test(run[at]?.text ?? '')) return undefined;
  const isLast = at + 1 === run.length;
  const room = isLast ? stepFrom(run, at - 1) : stepFrom(run, at);
  if (room === undefined || room <= 0 || room > size * (0.5 + ABOUT)) return undefined;
  return isLast && !isHalf(run, size) ? undefined : room;
}

/** Whether all letters, digits and signs of a run take half of the size. */
function isHalf(run: readonly PlacedCharacter[], size: number): boolean {
  return run.every(({ text }, at) => {
    const step = LATIN.test(text) ? stepFrom(run, at) : undefined;
    return step === undefined || Math.abs(step - size / 2) <= size * ABOUT;
  });
}

function stepFrom(run: readonly PlacedCharacter[], at: number): number | undefined {
  const [one, next] = [run[at], run[at + 1]];
  if (one?.x === undefined || next?.x === undefined || one.y !== next.y) return undefined;
  return next.x - one.x;
}
