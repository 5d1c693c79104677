/** One thing wrong with an answer: its name, and the `data` that comes instead; or a body that is no answer at all. */
export interface Mutation {
  name: string;
  data?: unknown;
  body?: string;
}

/** How deep a member may stand and still be spoilt. */
const DEEPEST = 4;

/** Everything that is done to one answer: as a whole, to each member, to the rows of each list. */
export function mutationsOf(data: unknown): Mutation[] {
  return [
    ...[null, 7, 'x', true, [], {}, [null]].map((wrong) => ({ name: `whole=${JSON.stringify(wrong)}`, data: wrong })),
    { name: 'html', body: '<!doctype html><html><body>502 Bad Gateway</body></html>' },
    ...placesIn(data).flatMap((place) => wrongAt(data, place)),
  ];
}

/** The ways to every member, those of a list by its first row. */
function placesIn(value: unknown, way: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (way.length > DEEPEST || typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((row, at) => [at, row])
    : Object.entries(value);
  return members.flatMap(([name, member]) => [[...way, name], ...placesIn(member, [...way, name])]);
}

function wrongAt(data: unknown, place: readonly (string | number)[]): Mutation[] {
  const here = place.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)[name], data);
  const at = place.join('.');
  const put = (wrong: unknown): Mutation => ({
    name: `${at}=${JSON.stringify(wrong) ?? 'missing'}`,
    data: changed(data, place, wrong),
  });
  const wrongs: unknown[] = [null, undefined, {}];
  if (typeof here === 'string') wrongs.push(7, 1.5e300, Number(here) || 0, [], 'x');
  else if (typeof here === 'number') wrongs.push('x', String(here), -1.5);
  else if (Array.isArray(here)) wrongs.push('x', [null, ...here], [{}, ...here], [...here, 'x']);
  else if (typeof here === 'object' && here !== null) wrongs.push('x', []);
  else wrongs.push('x', 7);
  return wrongs.map(put);
}

/** A copy with another value at a place; undefined takes the member out. */
function changed(data: unknown, [name, ...rest]: readonly (string | number)[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  if (Array.isArray(data)) return data.map((row, at) => (at === name ? changed(row, rest, wrong) : row));
  const members = { ...(data as Record<string, unknown>) }; // on the way to a place that was found in it
  if (rest.length === 0 && wrong === undefined) delete members[name];
  else members[name] = changed(members[name], rest, wrong);
  return members;
}

/** `count` of them, spread by a fixed seed: the same ones in every run. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}
