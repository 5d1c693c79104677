import { Button } from 'antd';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { toast } from '@/ui/toast';
import type { KnownRow } from './import-definition';
import type { RowPickDialogProps } from './import-wiring';
import type { Importer } from './importer';

/** More rows: an empty one, those that are chosen where the business says from what, and those that the address names. */
export function AddRows({ importer, onAdded }: { importer: Importer; onAdded: () => void }) {
  const { pick } = importer.wiring;
  const busy = useStore(importer.store, (state) => state.busy !== null);
  const [Picker, setPicker] = useState<ComponentType<RowPickDialogProps>>();
  const add = (rows: readonly KnownRow[]) => void importer.add(rows).then(onAdded);

  const takeNamed = useEffectEvent((rows: readonly KnownRow[]) => {
    // What was begun already goes before what the address says.
    if (rows.length > 0 && importer.store.getState().summary?.rows === 0) add(rows);
  });
  useEffect(() => {
    if (!pick) return;
    const controller = new AbortController();
    pick.named(controller.signal).then(
      (rows) => !controller.signal.aborted && takeNamed(rows),
      // Whoever came from a list chooses anew.
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
