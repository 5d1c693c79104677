import { createRoot } from 'react-dom/client';
import { AntdProvider } from '@/app/AntdProvider';
import { createDraftBlocks, draftRowStore } from '@/engine/draft/draft-blocks';
import { ImportControl } from '@/engine/import/ImportControl';
import { importWorker } from '@/flows/import-worker';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import '@/ui/theme.css';

/** The import of GJ0203 with as many members as asked for, and the Excel library alone; run in a real browser by the bench beside it. */
declare global {
  interface Window {
    showImport: (members: number) => void;
    /** ms that the library alone takes for the file of the field, in a worker of its own */
    readAlone: () => Promise<number>;
    kept: File | undefined;
  }
}

const PAGE = 2_000;

const memberOf = (index: number) => [
  String(130_000_000_000 + index),
  `${'王李张刘陈杨赵黄'[index % 8]}${'伟芳娜敏静丽强磊'[(index * 7) % 8]}`,
  `110***********${String(index % 10_000).padStart(4, '0')}`,
  (5000 + (index % 900) * 10).toFixed(2),
  '12',
  '12',
  '',
  '',
  '',
];

window.showImport = (members) => {
  const pages = Array.from({ length: Math.ceil(members / PAGE) }, (_, page) =>
    Array.from({ length: Math.min(PAGE, members - page * PAGE) }, (__, index) => memberOf(page * PAGE + index)),
  );
  createRoot(document.querySelector('#root') ?? document.body).render(
    <AntdProvider>
      <span id="label">调整明细</span>
      <ImportControl
        id="rows"
        value={null}
        onChange={() => undefined}
        aria={{
          'aria-labelledby': 'label',
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': true,
        }}
        sent={() => []}
        wiring={{
          shape: baseAdjustmentImport,
          createWorker: importWorker,
          choices: () => ({}),
          prepare: async (_, hand) => {
            for (const page of pages) hand.expect(page, members);
            return { sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: [] };
          },
          restore: async () => ({ pages: [], instead: '' }),
          send: async () => ({ pcbh: '', zs: members, hz: [], tsxx: [] }),
          keep: draftRowStore(createDraftBlocks('GJ0203'), 'mx'),
        }}
      />
    </AntdProvider>,
  );
};

window.readAlone = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-library-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ ms: number }>) => {
      worker.terminate();
      resolve(data.ms);
    };
    worker.onerror = () => reject(new Error('The library did not start'));
    worker.postMessage(window.kept);
  });
document.addEventListener(
  'change',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.files?.[0]) window.kept = target.files[0];
  },
  true,
);
