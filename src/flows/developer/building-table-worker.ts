import { serveImport } from '@/engine/import/serve-import';
import { buildingTableImport } from './building-table-import';

// The module's own scope is the worker's; the library of types knows it as a window.
serveImport(self as unknown as Parameters<typeof serveImport>[0], buildingTableImport);
