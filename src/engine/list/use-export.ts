import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Page } from '@/api/person/person';
import { type ListExportNumber, requestListExport } from '@/api/unit/list-export';
import { countText } from '@/domain/text/counts';
import { saveFile } from '@/lib/save-file';
import { failureText } from '@/lib/shown-errors';
import { toast } from '@/ui/state/toast';
import type { CellTexts, ListColumn } from '@/ui/table/column';
import { visibleColumns } from '@/ui/table/visible-columns';
import { safeFileName } from '@/ui/table/xlsx/safe-file-name';
import { sheetInWork } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';
import { fetchAll, MAX_EXPORTED, MAX_PRINTED, TooManyRows } from './fetch-all';
import type { HallTableProps } from './HallTable';

/** Progress of a copy, as shown by the dialog. */
export interface ExportProgress {
  what: 'file' | 'paper';
  step: string;
  done: number;
  all: number;
  failure?: string;
  /** Alternative to a failed copy. */
  instead?: { label: string; take: () => void };
  onCancel: () => void;
  onRetry: () => void;
}

interface Sheet<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  marks: readonly string[];
}

type CopiesOf<Row extends object, Answer extends Page<Row>> = HallTableProps<Row, Answer> &
  Pick<CellTexts<Row>, 'options'>;

/** Up to this many columns a sheet is printed in portrait. */
const UPRIGHT_COLUMNS = 7;

/**
 * Prints or exports a whole list with the visible columns. Each copy gets a number and a check code from the centre, so that a
 * forgery can be detected.
 */
export function useExport<Row extends object, Answer extends Page<Row>>(props: CopiesOf<Row, Answer>) {
  const [running, setRunning] = useState<ExportProgress>();
  const [sheet, setSheet] = useState<Sheet<Row>>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  /** Sheet whose rows are rendered. */
  const [placed, setPlaced] = useState<Sheet<Row>>();
  usePrinting(placed === sheet ? sheet : undefined, () => setSheet(undefined));

  const start = async (what: ExportProgress['what'], work: (copy: Copy<Row, Answer>) => Promise<void>) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const show = (step: string, done = 0, all = 0, failed: Pick<ExportProgress, 'failure' | 'instead'> = {}) => {
      if (own.signal.aborted) return;
      setRunning({ what, step, done, all, ...failed, onCancel: cancel, onRetry: () => void start(what, work) });
    };
    const cancel = () => {
      own.abort();
      setRunning(undefined);
      setSheet(undefined);
    };
    show('正在取数据');
    try {
      await work({ ...(await collect(props, what, own.signal, show)), show, signal: own.signal });
    } catch (error) {
      // Too many rows to print may still be exported.
      if (what === 'paper' && error instanceof TooManyRows && error.total <= MAX_EXPORTED) {
        const failure = `共${countText(error.total)}条，一次最多打印${countText(MAX_PRINTED)}条。请缩小查询范围后打印，或导出为文件。`;
        show('', 0, 0, { failure, instead: { label: '改为导出', take: exportAll } });
      } else show('', 0, 0, { failure: failureText(error, '请重试') });
    }
  };
  const exportAll = () =>
    void start('file', async ({ columns, rows, first, number, marks, show, signal }) => {
      show('正在生成文件', 0, rows.length);
      const { title, moreSheets } = props;
      const main = sheetInWork({ name: title, title, marks }, columns, rows, props);
      const onProgress = (done: number) => show('正在生成文件', Math.min(done, rows.length), rows.length);
      const file = await writeXlsx([main, ...(moreSheets?.(first) ?? [])], { signal, onProgress });
      if (signal.aborted) return;
      setRunning(undefined);
      saveFile(`${safeFileName(`${title}_${number.dcbh}`)}.xlsx`, file);
      toast.success(`已导出${countText(rows.length)}条，编号${number.dcbh}`);
    });

  return {
    running,
    sheet,
    exportAll,
    printAll: () =>
      void start('paper', async ({ columns, rows, marks, show, signal }) => {
        if (signal.aborted) return;
        show('正在排版', rows.length, rows.length);
        // As a transition: rendering 10,000 rows must not block the page.
        startTransition(() => setSheet({ columns, rows, marks }));
      }),
    /** Called when the sheet is rendered; closes the dialog. */
    onPlaced: () => {
      setPlaced(sheet);
      setRunning(undefined);
    },
  };
}

interface Collected<Row, Answer> {
  columns: readonly ListColumn<Row>[];
  rows: Row[];
  first: Answer;
  number: ListExportNumber;
  marks: string[];
}

interface Copy<Row, Answer> extends Collected<Row, Answer> {
  signal: AbortSignal;
  show: (step: string, done?: number, all?: number) => void;
}

async function collect<Row extends object, Answer extends Page<Row>>(
  { list, title, conditions, options }: CopiesOf<Row, Answer>,
  what: ExportProgress['what'],
  signal: AbortSignal,
  show: (step: string, done?: number, all?: number) => void,
): Promise<Collected<Row, Answer>> {
  const { plan, question, preference } = list;
  const { rows, first } = await fetchAll<Row, Answer>(plan.fetch, question, {
    most: what === 'file' ? MAX_EXPORTED : MAX_PRINTED,
    portion: plan.portion,
    signal,
    onProgress: (done, all) => show('正在取数据', done, all),
  });
  show('正在登记编号', rows.length, rows.length);
  const asked = [conditions, ...headConditions(plan.columns, question.filters, options)].filter(Boolean).join('，');
  const number = await requestListExport({
    path: plan.path,
    navName: plan.navName,
    title,
    fs: what === 'file' ? 'xlsx' : 'print',
    rows: rows.length,
    conditions: asked,
  });
  signal.throwIfAborted();
  // On paper the page head names the holder.
  const holder = what === 'file' && number.hm ? `　${number.hm}` : '';
  const marks = [
    `${number.zxmc}　编号 ${number.dcbh}　校验码 ${number.yzm}　生成时间 ${number.dcsj}${holder}`,
    `查询条件：${asked || '全部'}　共${countText(rows.length)}条　数据截至 ${first.sjjz}`,
  ];
  return {
    columns: visibleColumns(plan.columns, preference.layout.columns).filter((column) => !column.screenOnly),
    rows,
    first,
    number,
    marks,
  };
}

/** Filters of the column heads as text. */
function headConditions<Row>(
  columns: readonly ListColumn<Row>[],
  filters: Readonly<Record<string, string>>,
  options: CellTexts<Row>['options'],
): string[] {
  return columns.flatMap(({ prop, label, filterKey }) => {
    const code = filters[prop];
    if (code === undefined || filterKey === undefined) return [];
    return [`${label}：${options(filterKey).find(({ value }) => value === code)?.label ?? code}`];
  });
}

/** Prints once the rows are rendered, and restores the page afterwards. */
function usePrinting<Row>(sheet: Sheet<Row> | undefined, done: () => void) {
  const after = useEffectEvent(done);
  useEffect(() => {
    if (!sheet) return;
    const root = document.documentElement;
    root.toggleAttribute('data-print-wide', sheet.columns.length > UPRIGHT_COLUMNS);
    const finished = () => after();
    window.addEventListener('afterprint', finished, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', finished);
      root.removeAttribute('data-print-wide');
    };
  }, [sheet]);
}
