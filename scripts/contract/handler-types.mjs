// Whether the simulated centre's handlers answer by the types of src/api: each route's return type against its calls' answers.
import ts from 'typescript-compiler';
import { callSitesOf } from './call-sites.mjs';
import { programOf } from './program.mjs';

/** What a handler returns besides an answer. */
const REFUSALS = new Set(['BusinessError', 'Response', 'HttpResponse', 'Reply']);

/**
 * @param prefixes service → its part of the address
 * @returns { fitting: number, unfit: string[] }: the number of routes whose type fits, and 'METHOD path' of the others
 */
export function handlerTypes(prefixes) {
  const { checker, files } = programOf('src/api', 'mocks/handlers');
  const answers = answersByRoute();
  const routes = files.filter(({ fileName }) => fileName.includes('/mocks/handlers/')).flatMap(routesOf);
  const compared = routes.filter(({ route }) => answers.has(route));
  const unfit = compared.filter(({ route, handler }) => !fits(handler, answers.get(route)));
  return { fitting: compared.length - unfit.length, unfit: unfit.map(({ route }) => route) };

  /** 'METHOD path' → the types that the calls read. */
  function answersByRoute() {
    const found = new Map();
    for (const site of files.flatMap((file) => callSitesOf(file, checker))) {
      const made = checker.getTypeAtLocation(site.node);
      const type = checker.getAwaitedType(site.isList ? made.getCallSignatures()[0].getReturnType() : made);
      for (const path of site.paths) {
        const route = `${site.method} /api/${prefixes[site.service]}/${textOf(path)}`;
        found.set(route, [...(found.get(route) ?? []), type]);
      }
    }
    return found;
  }

  function fits(handler, wanted) {
    const [signature] = checker.getTypeAtLocation(handler).getCallSignatures();
    const returned = checker.getAwaitedType(signature.getReturnType());
    const parts = returned.isUnion() ? returned.types : [returned];
    return parts
      .filter((type) => !REFUSALS.has(type.symbol?.name))
      .every((type) => wanted.some((one) => isAssignable(type, one)));
  }

  /** On the wire a list that may not be changed is one like any other. */
  function isAssignable(type, wanted) {
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return false;
    // Calls whose response carries no data.
    if (wanted.flags & ts.TypeFlags.Null) return true;
    if (checker.isArrayType(type) && checker.isArrayType(wanted))
      return isAssignable(checker.getTypeArguments(type)[0], checker.getTypeArguments(wanted)[0]);
    return checker.isTypeAssignableTo(type, wanted);
  }

  /** Calls with a method, a path and, last, a handler; paths with a part known only at run time are left out. */
  function routesOf(file) {
    const found = [];
    const visit = (node) => {
      const given = ts.isCallExpression(node) ? [...node.arguments] : [];
      const at = given.findIndex((one) => textOf(one)?.startsWith('/api/'));
      const method = at > 0 ? textOf(given[at - 1]) : undefined;
      if (method) found.push({ route: `${method.toUpperCase()} ${textOf(given[at])}`, handler: given.at(-1) });
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  }

  /** The text of a literal, a constant or a template of these; undefined for anything else. */
  function textOf(node) {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isIdentifier(node)) {
      const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
      const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
      return value && textOf(value);
    }
    if (!ts.isTemplateExpression(node)) return undefined;
    const parts = node.templateSpans.map(({ expression, literal }) => [textOf(expression), literal.text]);
    return parts.some(([text]) => text === undefined) ? undefined : node.head.text + parts.flat().join('');
  }
}
