import { Button, Checkbox, Input } from 'antd';
import { type ComponentType, useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import { searchHint } from '@/domain/text/search-hint';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { toast } from '@/ui/state/toast';
import styles from './import.module.css';
import type { RowRecord } from './import-definition';
import type { ImportSummary } from './import-protocol';
import type { RowPickDialogProps } from './import-wiring';
import type { Importer } from './importer';

interface RowsToolbarProps {
  importer: Importer;
  summary: ImportSummary;
  sought: RowSearch;
  onlyProblems: boolean;
  setOnlyProblems: (only: boolean) => void;
  busy: boolean;
  onErrorList: () => void;
}

/** Above the rows: errors alone, search, error list. */
export function RowsToolbar(props: RowsToolbarProps) {
  const { importer, summary, sought, onlyProblems, setOnlyProblems, busy, onErrorList } = props;
  const { columns } = importer.wiring.shape;
  const id = useId();
  return (
    <Row gap={1.5}>
      <Checkbox checked={onlyProblems} onChange={({ target }) => setOnlyProblems(target.checked)}>
        仅看错误
      </Checkbox>
      {!onlyProblems && (
        <Row as="span" wrap={false}>
          <label htmlFor={id}>查找明细</label>
          <Input
            id={id}
            type="search"
            className={styles.sought}
            placeholder={searchHint(columns.map(({ title }) => title))}
            value={sought.text}
            onChange={({ target }) => sought.set(target.value)}
          />
        </Row>
      )}
      <Muted as="span" role="status">
        {!onlyProblems && sought.of !== '' && `找到${sought.count.toLocaleString('en-US')}行`}
      </Muted>
      {summary.wrong > 0 && (
        <Button disabled={busy} onClick={onErrorList}>
          下载错误清单
        </Button>
      )}
    </Row>
  );
}

/** Buttons that add rows: an empty one or, where the business has a picker, chosen ones; also adds the rows that the address names. */
export function AddRows({ importer, busy, onAdded }: { importer: Importer; busy: boolean; onAdded: () => void }) {
  const { pick } = importer.wiring;
  const [Picker, setPicker] = useState<ComponentType<RowPickDialogProps>>();
  const add = (rows: readonly RowRecord[]) => void importer.add(rows).then(onAdded);

  const takeNamed = useEffectEvent((rows: readonly RowRecord[]) => {
    // Existing rows take precedence over those of the address.
    if (rows.length > 0 && importer.store.getState().summary?.rows === 0) add(rows);
  });
  useEffect(() => {
    if (!pick) return;
    const controller = new AbortController();
    pick.named(controller.signal).then(
      (rows) => !controller.signal.aborted && takeNamed(rows),
      // On failure the rows can be chosen by hand.
      () => undefined,
    );
    return () => controller.abort();
  }, [pick]);

  const open = async () => {
    if (!pick) return;
    try {
      const { default: Dialog } = await pick.load();
      setPicker(() => Dialog);
    } catch {
      toast.error('页面加载失败，请检查网络后重试');
    }
  };
  return (
    <>
      {pick && (
        <Button disabled={busy} onClick={() => void open()}>
          {pick.label}
        </Button>
      )}
      <Button disabled={busy} onClick={() => add([{}])}>
        添加一行
      </Button>
      {Picker && <Picker onPick={add} onClose={() => setPicker(undefined)} />}
    </>
  );
}

interface RowSearch {
  /** Search text as typed. */
  text: string;
  set: (text: string) => void;
  /** Search text of the rows on show; '' for all rows. */
  of: string;
  count: number;
}

/** Searches all rows of an import; the search itself runs in the worker. */
export function useRowSearch(importer: Importer, version: number): RowSearch {
  const [text, set] = useState('');
  const [found, setFound] = useState({ of: '', count: 0 });
  const wanted = useDeferredValue(text.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: added or removed rows are counted again
  useEffect(() => {
    let current = true;
    if (wanted === '') {
      setFound({ of: '', count: 0 });
      return undefined;
    }
    importer.view(0, 0, wanted).then(
      ({ total }) => current && setFound({ of: wanted, count: total }),
      // A replaced worker fails the call; the next version asks again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [importer, wanted, version]);
  return { text, set, ...found };
}
