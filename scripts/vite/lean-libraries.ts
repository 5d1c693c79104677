import type { Plugin } from 'vite';

/** What a library imports and the hall never comes to: importer, what it asks for, and what it gets. */
const NEVER_REACHED: readonly { importer: RegExp; source: RegExp; instead: string }[] = [
  // antd's Result draws pictures for 403, 404 and 500; the hall has pages of its own for these.
  {
    importer: /antd.es.result.index\.js$/,
    source: /^\.\/(noFound|serverError|unauthorized)$/,
    instead: 'export default () => null;',
  },
  // axios takes the first adapter that there is, and every browser has XMLHttpRequest.
  {
    importer: /axios.lib.adapters.adapters\.js$/,
    source: /^\.\/fetch\.js$/,
    instead: 'export const getFetch = () => false;',
  },
];
/** The form library behind antd's Form does nothing when it is loaded, but its package does not say so. */
const FORM_LIBRARY = /\/@rc-component\/form\//;
const PREFIX = '\0never-reached:';

/**
 * Leaves out of the build what comes along with a library and nothing in the hall uses (decision 264). Of antd's form library the
 * inputs take one context; with antd's Form itself it would be there again.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const at = NEVER_REACHED.findIndex((one) => one.importer.test(importer) && one.source.test(source));
      return at < 0 ? null : `${PREFIX}${at}`;
    },
    load: (id) => (id.startsWith(PREFIX) ? NEVER_REACHED[Number(id.slice(PREFIX.length))]?.instead : null),
    transform: (_, id) => (FORM_LIBRARY.test(id) ? { moduleSideEffects: false } : null),
  };
}
