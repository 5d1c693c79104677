import '@testing-library/jest-dom/vitest';

// jsdom has no addresses of objects.
URL.createObjectURL ??= () => 'blob:stub';
URL.revokeObjectURL ??= () => {};
