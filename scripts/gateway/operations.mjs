// The contract's operations, as the walk needs them.

/**
 * Returns operations by 'METHOD service name'.
 * @param services service → path after /api/, where it differs from the contract's
 */
export function operationsOf(contract, services) {
  const found = new Map();
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { 'x-service': service, 'x-name': name } = operation;
      const content = operation.responses[200].content;
      const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
      found.set(`${method.toUpperCase()} ${service} ${name}`, {
        method: method.toUpperCase(),
        service,
        name,
        path: services[service] ? `/api/${services[service]}/${name}` : path,
        parameters: operation.parameters ?? [],
        callers: operation['x-callers'],
        acts: operation['x-acts'] === true,
        successCode: operation['x-success-code'] ?? '0',
        isFile: !('application/json' in content),
        pointer: `#/paths/${encodeURIComponent(escaped)}/${method}/responses/200/content/application~1json/schema/allOf/1/properties/data`,
      });
    }
  }
  return found;
}
