import type { Plugin } from 'vite';

/** What a library imports and the hall never comes to: importer, what it asks for, and what it gets. */
const NEVER_REACHED: readonly { importer: RegExp; source: RegExp; instead: string }[] = [
  // antd's Result draws pictures for 403, 404 and 500; the hall has pages of its own for these.
  {
    importer: /antd.es.result.index\.js$/,
    source: /^\.\/(noFound|serverError|unauthorized)$/,
    instead: 'export default () => null;',
  },
  // Filters and sorting of the hall's tables are its own (src/ui/table/ColumnHead.tsx): antd's would bring a tree, checkboxes and radios.
  {
    importer: /antd.es.table.hooks.useFilter.index\.js$/,
    source: /^\.\/FilterDropdown$/,
    instead: `export const flattenKeys = () => []; export default () => { throw new Error('antd table filter'); };`,
  },
  // The hall's own store checks what was typed.
  {
    importer: /@rc-component.form.es.utils.validateUtil\.js$/,
    source: /^@rc-component\/async-validator$/,
    instead: `export default class { constructor() { throw new Error('antd form rules'); } }`,
  },
  // axios takes the first adapter that there is, and every browser has XMLHttpRequest.
  {
    importer: /axios.lib.adapters.adapters\.js$/,
    source: /^\.\/fetch\.js$/,
    instead: 'export const getFetch = () => false;',
  },
];
/** Of the form library antd's inputs take one context; through the library's index they would bring all of it. */
const CONTEXT_OF_FORMS = /antd.es.form.context\.js$/;
/** The form library behind antd's Form does nothing when it is loaded, but its package does not say so. */
const FORM_LIBRARY = /\/@rc-component\/form\//;
const PREFIX = '\0never-reached:';

/**
 * Leaves out of the build what comes along with a library and nothing in the hall uses (docs/decisions/113-loading-and-rendering.md). Of antd's form library
 * Form.Item takes the field and the contexts; the values are in the hall's own store.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === '@rc-component/form' && CONTEXT_OF_FORMS.test(importer))
        return this.resolve(`${source}/es/FormContext`, importer, { skipSelf: true });
      const at = NEVER_REACHED.findIndex((one) => one.importer.test(importer) && one.source.test(source));
      return at < 0 ? null : `${PREFIX}${at}`;
    },
    load: (id) => (id.startsWith(PREFIX) ? NEVER_REACHED[Number(id.slice(PREFIX.length))]?.instead : null),
    transform: (_, id) => (FORM_LIBRARY.test(id) ? { moduleSideEffects: false } : null),
  };
}
