// The rooms of the large folders and their order: a folder that holds a hundred files has a direction inside of it, too.

/**
 * Lowest first: each room imports those before it. Files that stand beside the rooms are beneath all of them (`loose: 'under'`) or
 * above (`loose: 'over'`). `also`: what a room may import outside of its folder.
 * @type {readonly { folder: string, loose: 'under' | 'over', rooms: readonly string[], also: readonly string[] }[]}
 */
const FOLDERS = [
  {
    folder: 'src/form',
    loose: 'under',
    rooms: ['values', 'store', 'input', 'rows', 'controls', 'sections', 'open'],
    also: ['src/'],
  },
  {
    folder: 'src/engine',
    loose: 'over',
    rooms: [
      ...['flow', 'counters', 'no-account', 'draft', 'list', 'documents', 'evaluation', 'sign', 'case', 'frame'],
      ...['import', 'run', 'limit', 'batch', 'subject', 'materials', 'steps', 'page'],
    ],
    also: ['src/'],
  },
  {
    folder: 'mocks/centre',
    loose: 'over',
    rooms: [
      ...['kernel', 'registers', 'documents', 'access', 'cases', 'loans', 'withdrawals', 'remittance', 'members'],
      ...['registration', 'appointments', 'public', 'office', 'certificates', 'businesses', 'jobs'],
    ],
    also: ['mocks/data/', 'src/'],
  },
];

/** What is wrong with an import out of a room; undefined when nothing is, or when the file stands in no such folder. */
export function roomFault(from, target) {
  const found = FOLDERS.find(({ folder }) => from.startsWith(`${folder}/`));
  if (!found) return undefined;
  const { folder, loose, rooms, also } = found;
  const inside = target.startsWith(`${folder}/`);
  const [own, other] = [roomOf(folder, from), inside ? roomOf(folder, target) : undefined];
  if (own !== undefined && !rooms.includes(own)) return `unknown room ${own}`;
  if (!inside) return own === undefined || also.some((path) => target.startsWith(path)) ? undefined : only(own, rooms);
  const level = (room) => (room === undefined ? (loose === 'under' ? -1 : rooms.length) : rooms.indexOf(room));
  return level(other) <= level(own) ? undefined : only(own, rooms);
}

function only(own, rooms) {
  if (own === undefined) return 'what stands beneath the rooms imports none of them';
  return `the room ${own} imports only those before it: ${rooms.slice(0, rooms.indexOf(own)).join(', ')}`;
}

/** The room of a file of a folder; undefined for one that stands beside the rooms. */
function roomOf(folder, path) {
  const [room, file] = path.slice(folder.length + 1).split('/');
  return file ? room : undefined;
}
