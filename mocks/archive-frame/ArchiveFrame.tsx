import { useCallback, useEffect, useRef, useState } from 'react';
import type { Material } from '@/api/archive/archive';
import { type CentreCalls, connect } from './centre-calls';
import styles from './frame.module.css';
import type { ArchiveFrameStart, HostLink } from './host-link';
import { MaterialCard } from './MaterialCard';
import { useTransfers } from './use-transfers';

/** User activity keeps the hall's session alive; the hall is notified at most once per interval (ms). */
const ACTIVITY_EVERY_MS = 5000;

/** Archive page, from the first message to the list. */
export function ArchiveFrame({ link }: { link: HostLink }) {
  const [open, setOpen] = useState<{ calls: CentreCalls; start: ArchiveFrameStart } | null>(null);
  const [failure, setFailure] = useState('');
  useHeight(link);
  useActivity(link);
  useEffect(() => {
    let gone = false;
    void link.started.then(async (start) => {
      document.documentElement.toggleAttribute('data-large', start.large);
      try {
        const calls = await connect(start, () => link.say({ type: 'tokenTimeOut' }));
        if (!gone) setOpen({ calls, start });
      } catch (error) {
        if (!gone) setFailure(error instanceof Error ? error.message : '采集页面打开失败');
      }
    });
    return () => {
      gone = true;
    };
  }, [link]);
  if (failure) return <p role="alert">{failure}，请返回上一步后重新进入。</p>;
  return open ? <Collection calls={open.calls} link={link} /> : <p role="status">加载中...</p>;
}

function Collection({ calls, link }: { calls: CentreCalls; link: HostLink }) {
  const [materials, setMaterials] = useState<readonly Material[] | null>(null);
  const [failure, setFailure] = useState('');
  const round = useRef(0);
  const reload = useCallback(async () => {
    round.current += 1;
    const own = round.current;
    try {
      const list = await calls.list();
      // A later request has the newer answer.
      if (own === round.current) {
        setMaterials(list);
        setFailure('');
      }
    } catch (error) {
      if (own === round.current) setFailure(error instanceof Error ? error.message : '材料清单加载失败');
    }
  }, [calls]);
  const { transfers, add, resume, drop } = useTransfers(calls, reload);
  useEffect(() => void reload(), [reload]);

  const uploading = transfers.filter(({ phase }) => phase !== 'refused').length;
  const missing = (materials ?? []).filter(({ sfbs, clzt }) => sfbs !== '0' && (clzt === '0' || clzt === '3'));
  // A single text, so that the hall is notified of changes only.
  const names = JSON.stringify(missing.map(({ wjmc, clzt }) => (clzt === '3' ? `${wjmc}（被退回，须更换）` : wjmc)));
  useEffect(() => {
    link.say({ type: 'state', missing: JSON.parse(names), uploading });
  }, [link, names, uploading]);

  return (
    <main className={styles.page}>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}{' '}
          <button type="button" onClick={() => void reload()}>
            重新加载
          </button>
        </p>
      )}
      <p className={styles.note}>
        支持{calls.limits.types.join('、')}，每个不超过{calls.limits.megabytes}MB，每种材料最多{calls.limits.most}
        个文件；照片中的拍摄位置会在上传前去除。
      </p>
      {materials?.length === 0 && <p>本业务无需提交材料。</p>}
      {materials?.map((material) => (
        <MaterialCard
          key={material.wjlxId}
          material={material}
          calls={calls}
          transfers={transfers.filter(({ wjlxId }) => wjlxId === material.wjlxId)}
          onAdd={(files) => add(material.wjlxId, files)}
          onResume={resume}
          onDrop={drop}
          onChanged={reload}
        />
      ))}
      {!materials && !failure && <p role="status">加载中...</p>}
    </main>
  );
}

/** Keeps the frame as tall as its content. */
function useHeight(link: HostLink): void {
  useEffect(() => {
    const root = document.getElementById('archive');
    if (!root) return;
    const watch = new ResizeObserver(() => link.say({ type: 'height', value: Math.ceil(root.scrollHeight) + 8 }));
    watch.observe(root);
    void link.started.then(() => link.say({ type: 'height', value: Math.ceil(root.scrollHeight) + 8 }));
    return () => watch.disconnect();
  }, [link]);
}

function useActivity(link: HostLink): void {
  useEffect(() => {
    let last = 0;
    const note = () => {
      if (Date.now() - last < ACTIVITY_EVERY_MS) return;
      last = Date.now();
      link.say({ type: 'activity' });
    };
    const kinds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note);
    };
  }, [link]);
}
