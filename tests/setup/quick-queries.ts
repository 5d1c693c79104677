import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * A wait looks a hundred times at what is not there yet, and each look would write the whole page into its error: here it is
 * written when the last one is read, which the wait does at its end, with the page still there.
 */
export function writePageWhenRead(): void {
  configure({
    getElementError: (message, container) => {
      const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
      return waits ? lazyError(() => getElementError(message, container)) : getElementError(message, container);
    },
  });
}

function lazyError(write: () => Error): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= write().message;
      return text;
    },
  });
  return error;
}
