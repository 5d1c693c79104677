// How the outcome of a walk is told.
import { STATES } from './judge.mjs';

const FINE = new Set(['slow', 'refused', 'ok', 'skipped']);
/** Columns of a Chinese letter. */
const WIDE = /[\u1100-\uffef]/g;

/** Calls with a fault. */
export function faultsIn(results) {
  return results.filter(({ state }) => !FINE.has(state));
}

/** One line: state, milliseconds, call, what is wrong. */
export function lineOf({ call, state, notes, unknown, ms }) {
  const mark = { ok: '✓', slow: '!', refused: '-', skipped: '-' }[state] ?? '✗';
  const more = unknown.length > 0 ? [`多出（不读）${unknown.slice(0, 5).join('、')}`] : [];
  const told = [...notes, ...more].join('；');
  const time = ms > 0 ? `${ms} ms` : '';
  return `  ${mark} ${wide(STATES[state], 10)} ${time.padStart(8)}  ${call}${told ? `  ${told}` : ''}`;
}

/** How many calls in each state. */
export function summaryOf(results) {
  const counted = Object.entries(STATES).flatMap(([state, label]) => {
    const count = results.filter((one) => one.state === state).length;
    return count > 0 ? [`${label} ${count}`] : [];
  });
  return `共 ${results.length} 项：${counted.join('，')}`;
}

function wide(text, columns) {
  return text + ' '.repeat(Math.max(0, columns - text.length - (text.match(WIDE)?.length ?? 0)));
}
