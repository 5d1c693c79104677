// The compiler's view of the source. Version 6 of the compiler: version 7 has no programming interface.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-compiler';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A program over these folders, its checker, and their files in a fixed order. */
export function programOf(...folders) {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const names = folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${ROOT}${folder}/${name.replaceAll('\\', '/')}`),
  );
  const program = ts.createProgram(names, { ...options, incremental: false, tsBuildInfoFile: undefined });
  const files = names.flatMap((name) => program.getSourceFile(name) ?? []);
  return { program, checker: program.getTypeChecker(), files };
}
