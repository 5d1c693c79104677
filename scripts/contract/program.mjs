// The compiler's view of src/api. Version 6 of the compiler: version 7 has no programming interface.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-compiler';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A program over src/api, its checker, and its files in a fixed order. */
export function apiProgram() {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const names = readdirSync(`${ROOT}src/api`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `${ROOT}src/api/${name.replaceAll('\\', '/')}`);
  const program = ts.createProgram(names, { ...options, incremental: false, tsBuildInfoFile: undefined });
  const files = names.flatMap((name) => program.getSourceFile(name) ?? []);
  return { program, checker: program.getTypeChecker(), files };
}
