// One kit (docs/decisions/090-component-library.md): what antd has is not made of bare elements again, nor restyled from outside.

const DECISION = 'docs/decisions/090-component-library.md';
const RAW = /<(button|input|select|textarea|table|dialog|progress)\b/;

/** File → what a person would lose with antd's. */
const EXCEPTIONS = new Map([
  [
    'src/pages/developer/BuildingPicture.tsx',
    'The map of a building of 2,000 homes stands after 0.2 s, with a Table of Buttons after 1.6 s.',
  ],
  [
    'src/pages/public/calculator/PaperSheet.tsx',
    'Print only, nobody operates it. 420 instalments are ready for the printer after 20 ms, in a Table after 0.4 s.',
  ],
  [
    'src/ui/table/PrintSheet.tsx',
    'Print only, nobody operates it. 10,000 rows are ready for the printer after 3 to 7 s, in a Table after 20 to 25 s.',
  ],
  [
    'src/ui/input/Select.tsx',
    "nothing: it is the element that antd's own Select is given to render, with the value for screen readers",
  ],
  [
    'src/form/rows/RowsControl.tsx',
    "speed: a key in 100 rows takes 960 ms in antd's editable table, 64 ms here (CPU ×4)",
  ],
  [
    'src/ui/input/FileButton.tsx',
    "the error of the field: the button of antd's Upload takes no id, no description and no aria-invalid",
  ],
]);

/**
 * Bare controls in src, and exceptions that are none any more.
 * @param {ReadonlyMap<string, string>} files path with forward slashes → text
 * @returns {string[]} one sentence per fault
 */
export function rawControlFaults(files) {
  return [...files].flatMap(([path, text]) => {
    if (!/^src\/.*\.tsx$/.test(path)) return [];
    const [, element] = RAW.exec(text) ?? [];
    const excused = EXCEPTIONS.has(path);
    if (element && !excused) return [`${path}: <${element}> is a component of antd (${DECISION})`];
    return text && !element && excused
      ? [`${path}: has no bare control any more; take it off the list (raw-controls.mjs)`]
      : [];
  });
}
