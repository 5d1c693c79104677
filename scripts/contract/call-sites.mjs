// Every call that src/api makes: where it goes, what it sends and which reader its answer goes through.
import ts from 'typescript-compiler';

const SERVICES = new Set(['auth', 'hall', 'archive', 'core', 'corePublic', 'putil']);
/** Positions of path, body, reader and options among the arguments of the functions of src/api/client/client.ts and list-call.ts. */
const SENDERS = {
  get: { method: 'GET', path: 0, read: 1, options: 2 },
  post: { method: 'POST', path: 0, body: 1, read: 2, options: 3 },
  getBlob: { method: 'GET', path: 0, options: 1, file: true },
  postBlob: { method: 'POST', path: 0, body: 1, options: 2, file: true },
  listCall: { method: 'GET', path: 0, read: 1, filters: 2, more: 3, list: true },
};

/** The call sites of a file, as syntax nodes. */
export function callSitesOf(file, checker) {
  const found = [];
  const visit = (node) => {
    const site = ts.isCallExpression(node) && siteOf(node, checker);
    if (site) found.push(site);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function siteOf(node, checker) {
  const name = node.expression.getText();
  const sender = name === 'call' ? resultSender(node) : SENDERS[name];
  const paths = sender ? pathsOf(node.arguments[sender.path], checker) : [];
  if (paths.length === 0) return undefined;
  return {
    node,
    method: sender.method,
    service: paths[0].expression.getText(),
    paths: paths.map((path) => path.arguments[0]),
    body: node.arguments[sender.body],
    read: node.arguments[sender.read],
    options: node.arguments[sender.options],
    isFile: sender.file === true,
    isList: sender.list === true,
    filters: node.arguments[sender.filters]?.elements.map(({ text }) => text) ?? [],
    more: node.arguments[sender.more],
  };
}

/** `call(method, path, body, options)` hands over the whole result. */
function resultSender(node) {
  const [method] = node.arguments;
  if (!method || !ts.isStringLiteral(method)) return undefined;
  return { method: method.text, path: 1, body: 2, options: 3 };
}

/** The paths that an argument stands for: written there, chosen by a condition, or kept in a constant. */
function pathsOf(node, checker) {
  if (!node) return [];
  if (ts.isCallExpression(node)) return SERVICES.has(node.expression.getText()) ? [node] : [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => pathsOf(one, checker));
  const declared = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  return declared && ts.isVariableDeclaration(declared) ? pathsOf(declared.initializer, checker) : [];
}
