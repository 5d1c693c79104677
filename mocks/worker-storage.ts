// The library that holds the handlers asks for the storage of a page, to keep cookies in; a worker has none, and the centre sets none.
Object.defineProperty(globalThis, 'localStorage', { value: {} });
