// Where the query pages stand in the menu is said once, in src/session/menu/list-paths.ts; everything else goes by the page's name.

const PATHS = 'src/session/menu/list-paths.ts';
/** The one that the first visit needs, and where it stands. */
const EARLY = 'src/session/menu/access-log-path.ts';

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function listPathFaults(files) {
  const known = [PATHS, EARLY].flatMap((file) =>
    [...(files.get(file) ?? '').matchAll(/'(\/[^']+)'/g)].map(([, path]) => path),
  );
  const sources = [...files].filter(([file]) => /^src\/.*\.tsx?$/.test(file) && file !== PATHS && file !== EARLY);
  return sources.flatMap(([file, text]) =>
    known.flatMap((path) => {
      // The path of another page may begin in the same way.
      const at = text.search(new RegExp(`${path}(?![\\w/])`));
      return at < 0 ? [] : [`${file}:${text.slice(0, at).split('\n').length}: ${path} stands in ${PATHS}`];
    }),
  );
}
