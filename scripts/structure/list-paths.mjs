// Where the query pages stand in the menu is said once, in src/session/menu/list-paths.ts; everything else goes by the page's name.

const PATHS = 'src/session/menu/list-paths.ts';

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {string[]}
 */
export function listPathFaults(files) {
  const known = [...(files.get(PATHS) ?? '').matchAll(/'(\/[^']+)'/g)].map(([, path]) => path);
  const sources = [...files].filter(([file]) => /^src\/.*\.tsx?$/.test(file) && file !== PATHS);
  return sources.flatMap(([file, text]) =>
    known.flatMap((path) => {
      // The path of another page may begin in the same way.
      const at = text.search(new RegExp(`${path}(?![\\w/])`));
      return at < 0 ? [] : [`${file}:${text.slice(0, at).split('\n').length}: ${path} stands in ${PATHS}`];
    }),
  );
}
