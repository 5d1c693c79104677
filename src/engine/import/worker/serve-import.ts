import { isRecord } from '@/lib/foreign-json';
import { type ReadSheet, readSheet } from '@/lib/sheets/read-workbook';
import { SheetProblem } from '@/lib/sheets/sheet-problem';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import type { ColumnOptions, ImportDefinition } from '../import-definition';
import type {
  CellRows,
  ImportCall,
  ImportRequest,
  ImportResponse,
  ImportService,
  ImportSummary,
  InputPiece,
} from '../import-protocol';
import { hasHeader, hiddenLines, hiddenNotes, linesText, sheetNotes } from './file-rows';
import { ImportSession, type RowService } from './import-session';

/** The worker's side of its port. */
export interface ImportPort {
  onmessage: ((event: MessageEvent<ImportRequest>) => void) | null;
  postMessage: (response: ImportResponse) => void;
}

/** Definition of any business; its options come from the page as the definition's own rows control reads them. */
export type AnyImport = ImportDefinition<never, unknown>;

/** Minimum interval between progress messages (ms). */
const PROGRESS_MS = 200;

/** Serves the page's requests for one import, one after another; `start` names the definition. Called once per worker. */
export function serveImport(port: ImportPort, definitions: readonly AnyImport[]): void {
  let current = { id: 0, reported: 0 };
  const service = new ServedImport(definitions, (fraction, stage) => {
    const now = performance.now();
    if (now - current.reported < PROGRESS_MS) return;
    current.reported = now;
    port.postMessage({ id: current.id, kind: 'progress', fraction, stage });
  });
  let last: Promise<void> = Promise.resolve();

  port.onmessage = ({ data: request }) => {
    last = last.then(() => respond(request));
  };

  async function respond({ id, call, args }: ImportRequest): Promise<void> {
    current = { id, reported: 0 };
    try {
      // Safe: ImportRequest types call and arguments together.
      const target = (call in service ? service : service.rows()) as unknown as Record<ImportCall, AnyCall>;
      port.postMessage({ id, kind: 'result', result: await target[call](...args) });
    } catch (error) {
      if (!(error instanceof SheetProblem)) console.error(error);
      const sentence = error instanceof SheetProblem ? error.message : '处理失败，请刷新页面后重试';
      port.postMessage({ id, kind: 'failure', sentence });
    }
  }
}

type AnyCall = (...args: readonly unknown[]) => unknown;

/** Calls that start the import, or read or write a file; the others are those of its rows. */
type FileService = {
  [C in Exclude<ImportCall, keyof RowService>]: (
    ...args: Parameters<ImportService[C]>
  ) => ReturnType<ImportService[C]> | Promise<ReturnType<ImportService[C]>>;
};

class ServedImport implements FileService {
  private session: ImportSession<never, unknown> | undefined;
  /** Long options and expected rows, collected before `start`. */
  private readonly options = new Map<string, unknown[]>();
  private readonly expected: CellRows[] = [];
  private opened: ReadSheet | undefined;

  constructor(
    private readonly definitions: readonly AnyImport[],
    private readonly progress: (fraction: number, stage: string) => void,
  ) {}

  rows(): ImportSession<never, unknown> {
    if (!this.session) throw new Error('The import was not started');
    return this.session;
  }

  feed({ option, rows }: InputPiece): void {
    if (option === null) this.expected.push(rows);
    else this.options.set(option, (this.options.get(option) ?? []).concat(rows));
  }

  start(code: string, rest: unknown, choices: ColumnOptions): void {
    const definition = this.definitions.find((one) => one.code === code);
    if (!definition) throw new Error(`No import of ${code}`);
    const options = isRecord(rest) ? { ...rest, ...Object.fromEntries(this.options) } : rest;
    // Safe: the page has read the options for this definition.
    this.session = new ImportSession(definition, options as never, choices);
    for (const rows of this.expected.splice(0)) this.session.expect(rows);
    this.options.clear();
  }

  async open(file: Blob): Promise<{ hidden: string }> {
    const { columns } = this.rows().definition;
    const sheet = await readSheet(
      file,
      (rows) => hasHeader(rows, columns),
      (part) => this.progress(part * 0.7, '正在读取文件'),
    );
    this.opened = { ...sheet, hidden: hiddenLines(sheet, columns) };
    return { hidden: linesText(this.opened.hidden) };
  }

  load(withHidden: boolean): ImportSummary {
    if (!this.opened) throw new Error('No file was opened');
    const { rows, hidden } = this.opened;
    const about = [...sheetNotes(this.opened), ...hiddenNotes(hidden, withHidden)];
    const checked = (part: number) => this.progress(0.7 + part * 0.3, '正在逐行检查');
    this.rows().load(rows, checked, { about, leave: new Set(withHidden ? [] : hidden) });
    this.opened = undefined;
    return this.rows().summary();
  }

  file(which: 'template' | 'errorList'): Promise<Blob> {
    const session = this.rows();
    const { columns, rows } = session[which]();
    return writeWorkbook(which === 'template' ? session.definition.sheet : '错误清单', columns, rows);
  }
}
