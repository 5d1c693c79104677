import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(process.cwd(), 'dist');

/** Path inside dist (with forward slashes) → content; fails with the command that is missing. */
export function builtFiles(): Map<string, Buffer> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('dist/ is missing: run `npm run build` first');
  return new Map(
    readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(DIST.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

/** Content of one built file as text. */
export function builtText(path: string): string {
  return readFileSync(join(DIST, path), 'utf8');
}
