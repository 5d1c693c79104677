import type { Plugin } from 'vite';

/** The pictures of antd's Result for 403, 404 and 500; the hall has pages of its own for these. */
const PICTURES = /^\.\/(noFound|serverError|unauthorized)$/;
const NO_PICTURE = '\0no-picture';
/** The form library behind antd's Form does nothing when it is loaded, but its package does not say so. */
const FORM_LIBRARY = /\/@rc-component\/form\//;

/**
 * Leaves out of the build what comes along with antd and nothing in the hall uses (decision 264): three pictures of Result, and
 * the form library, of which the inputs take one context. With antd's Form itself it would be there again.
 */
export function leanAntd(): Plugin {
  return {
    name: 'lean-antd',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      PICTURES.test(source) && /antd.es.result.index\.js$/.test(importer) ? NO_PICTURE : null,
    load: (id) => (id === NO_PICTURE ? 'export default () => null;' : null),
    transform: (_, id) => (FORM_LIBRARY.test(id) ? { moduleSideEffects: false } : null),
  };
}
