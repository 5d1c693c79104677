import { type ReadSheet, readSheet } from '@/lib/sheets/read-workbook';
import { SheetProblem } from '@/lib/sheets/sheet-problem';
import { writeWorkbook } from '@/lib/sheets/write-workbook';
import type { Differences } from './differences';
import { leftOutRows } from './error-list';
import { hasHeader, hiddenLines } from './file-rows';
import { HandedOver, type OptionPart } from './handed-over';
import type {
  ImportDefinition,
  ImportSummary,
  KnownRow,
  RefusedCell,
  ShownProblem,
  ShownRow,
} from './import-definition';
import { ImportSession } from './import-session';
import type { Choices } from './judge-row';
import { hiddenNotes, sheetNotes } from './sheet-notes';

/** What the page asks the worker for, and what each question is answered with. */
export interface ImportCalls {
  /** Long lists among the options, and the rows that must be there, before the start. */
  know: { ask: OptionPart; answer: null };
  expect: { ask: { rows: readonly (readonly string[])[] }; answer: null };
  start: { ask: { options: unknown; choices: Choices }; answer: null };
  restore: { ask: { rows: readonly KnownRow[] }; answer: null };
  keep: {
    ask: { most: number };
    answer: { blocks: [place: number, text: string][]; left: number; count: number };
  };
  restoreKept: { ask: { text: string }; answer: null };
  /** Reads a file, which `load` then lays over the rows; `hidden`: numbers of its rows that Excel does not show. */
  open: { ask: { file: Blob }; answer: { hidden: number[] } };
  load: { ask: { withHidden: boolean }; answer: ImportSummary };
  summary: { ask: object; answer: ImportSummary };
  view: { ask: { from: number; count: number; sought: string }; answer: { total: number; rows: ShownRow[] } };
  viewProblems: { ask: { from: number; count: number }; answer: { total: number; rows: ShownProblem[] } };
  differences: { ask: { most: number }; answer: Differences };
  edit: { ask: { no: number; field: string; value: string }; answer: ImportSummary };
  typing: { ask: { no: number; field: string; text: string | null }; answer: null };
  add: { ask: { rows: readonly KnownRow[] }; answer: ImportSummary };
  remove: { ask: { no: number }; answer: ImportSummary };
  refuse: { ask: { faults: readonly RefusedCell[] }; answer: ImportSummary };
  wire: {
    ask: { from: number; count: number; goodOnly: boolean };
    answer: { total: number; rows: Record<string, string>[] };
  };
  leftOut: {
    ask: { from: number; count: number };
    answer: { total: number; rows: Record<string, string>[] };
  };
  template: { ask: object; answer: Blob };
  errorList: { ask: object; answer: Blob };
}

export type ImportCall = keyof ImportCalls;
export type ImportQuestion = { id: number; call: ImportCall; ask: ImportCalls[ImportCall]['ask'] };
export type ImportAnswer =
  | { id: number; kind: 'answer'; answer: unknown }
  | { id: number; kind: 'progress'; fraction: number; stage: string }
  | { id: number; kind: 'failure'; sentence: string };

/** The worker's own side of its port. */
export interface ImportPort {
  onmessage: ((event: MessageEvent<ImportQuestion>) => void) | null;
  postMessage: (answer: ImportAnswer) => void;
}

/** Twice a second is promised; five times looks steady and costs nothing. */
const PROGRESS_MS = 200;

/** Answers the page's questions about one import, one after another. Called once in a worker's file. */
export function serveImport<Options, D>(port: ImportPort, definition: ImportDefinition<Options, D>): void {
  let session: ImportSession<Options, D> | undefined;
  let handed = new HandedOver();
  let opened: ReadSheet | undefined;
  let last: Promise<void> = Promise.resolve();

  port.onmessage = ({ data: question }) => {
    last = last.then(() => answer(question));
  };

  async function answer({ id, call, ask }: ImportQuestion): Promise<void> {
    try {
      let told = 0;
      const progress = (fraction: number, stage: string) => {
        const now = performance.now();
        if (now - told < PROGRESS_MS) return;
        told = now;
        port.postMessage({ id, kind: 'progress', fraction, stage });
      };
      port.postMessage({ id, kind: 'answer', answer: await work(call, ask, progress) });
    } catch (error) {
      if (!(error instanceof SheetProblem)) console.error(error);
      const sentence = error instanceof SheetProblem ? error.message : '处理失败，请刷新页面后重试';
      port.postMessage({ id, kind: 'failure', sentence });
    }
  }

  async function work(
    call: ImportCall,
    ask: ImportQuestion['ask'],
    progress: (fraction: number, stage: string) => void,
  ): Promise<unknown> {
    // Name and question come from the one client below, whose types tie them together.
    const asked = <C extends ImportCall>(_: C) => ask as ImportCalls[C]['ask'];
    if (call === 'know') {
      handed.know(asked('know'));
      return null;
    }
    if (call === 'expect') {
      handed.expect(asked('expect').rows);
      return null;
    }
    if (call === 'start') {
      // What the business's own page gave: one definition serves both.
      session = new ImportSession(
        definition,
        handed.options(asked('start').options) as Options,
        asked('start').choices,
      );
      for (const rows of handed.pages) session.expect(rows);
      handed = new HandedOver();
      return null;
    }
    if (!session) throw new Error('The import was not started');
    switch (call) {
      case 'restore':
        session.restore(asked('restore').rows);
        return null;
      case 'keep':
        return session.keep(asked('keep').most);
      case 'restoreKept':
        session.restoreKept(asked('restoreKept').text);
        return null;
      case 'open': {
        const sheet = await readSheet(
          asked('open').file,
          (rows) => hasHeader(rows, definition.columns),
          (part) => progress(part * 0.7, '正在读取文件'),
        );
        opened = { ...sheet, hidden: hiddenLines(sheet, definition.columns) };
        return { hidden: opened.hidden };
      }
      case 'load': {
        if (!opened) throw new Error('No file was opened');
        const { rows, hidden } = opened;
        const { withHidden } = asked('load');
        const about = [...sheetNotes(opened), ...hiddenNotes(hidden, withHidden)];
        const checked = (part: number) => progress(0.7 + part * 0.3, '正在逐行检查');
        session.load(rows, checked, { about, leave: new Set(withHidden ? [] : hidden) });
        opened = undefined;
        return session.summary();
      }
      case 'summary':
        return session.summary();
      case 'view':
        return session.view(asked('view').from, asked('view').count, asked('view').sought);
      case 'viewProblems':
        return session.viewProblems(asked('viewProblems').from, asked('viewProblems').count);
      case 'differences':
        return session.differences(asked('differences').most);
      case 'edit':
        session.edit(asked('edit').no, asked('edit').field, asked('edit').value);
        return session.summary();
      case 'typing':
        session.type(asked('typing').no, asked('typing').field, asked('typing').text);
        return null;
      case 'add':
        session.add(asked('add').rows);
        return session.summary();
      case 'refuse':
        session.refuse(asked('refuse').faults);
        return session.summary();
      case 'remove':
        session.remove(asked('remove').no);
        return session.summary();
      case 'wire':
        return session.wire(asked('wire').from, asked('wire').count, asked('wire').goodOnly);
      case 'leftOut': {
        const { from, count } = asked('leftOut');
        const left = leftOutRows(definition, session.errorList());
        return { total: left.length, rows: left.slice(from, from + count) };
      }
      case 'template': {
        const { columns, rows } = session.template();
        return writeWorkbook(definition.sheet, columns, rows);
      }
      case 'errorList': {
        const { columns, rows } = session.errorList();
        return writeWorkbook('错误清单', columns, rows);
      }
    }
  }
}
