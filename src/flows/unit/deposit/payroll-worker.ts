import { serveImport } from '@/engine/import/serve-import';
import { payrollImport } from './payroll-import';

// The module's own scope is the worker's; the library of types knows it as a window.
serveImport(self as unknown as Parameters<typeof serveImport>[0], payrollImport);
