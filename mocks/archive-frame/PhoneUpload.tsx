import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Material } from '@/api/archive/archive';
import { poll } from '@/lib/poll';
import { qrCode } from '../centre/documents/qr-code';
import type { CentreCalls } from './centre-calls';
import styles from './frame.module.css';
import { Panel } from './Panel';

interface PhoneUploadProps {
  material: Material;
  calls: CentreCalls;
  onClose: () => void;
  onChanged: () => void;
}

const QUIET = 4;

/** QR code for uploading pictures of this material by phone; new files appear automatically. */
export function PhoneUpload({ material, calls, onClose, onChanged }: PhoneUploadProps) {
  const [code, setCode] = useState<{ address: string; until: number } | null>(null);
  const [failure, setFailure] = useState('');
  const [expired, setExpired] = useState(false);
  const before = useRef(material.wj.length);
  const { wjlxId } = material;
  const fetchCode = useCallback(async () => {
    setExpired(false);
    setFailure('');
    try {
      const { uuid, urlBase, yxsj } = await calls.phoneCode(wjlxId);
      setCode({ address: `${urlBase}${uuid}`, until: Date.now() + yxsj * 1000 });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '二维码获取失败');
    }
  }, [calls, wjlxId]);
  useEffect(() => void fetchCode(), [fetchCode]);
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => setExpired(true), code.until - Date.now());
    return () => clearTimeout(timer);
  }, [code]);

  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(
    () =>
      poll(
        () => calls.list(),
        (list) => {
          const now = list.find((one) => one.wjlxId === wjlxId)?.wj.length ?? 0;
          if (now !== before.current) changed.current();
          before.current = now;
        },
      ),
    [calls, wjlxId],
  );

  const arrived = material.wj.length;
  return (
    <Panel title={`手机上传：${material.wjmc}`} onClose={onClose}>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}{' '}
          <button type="button" onClick={() => void fetchCode()}>
            重新获取
          </button>
        </p>
      )}
      {code && !expired && (
        <>
          <p>请用手机扫码，在手机上拍照或选择照片上传。二维码5分钟内有效，仅可使用一次。</p>
          <Picture text={code.address} />
        </>
      )}
      {expired && (
        <p>
          二维码已过期。{' '}
          <button type="button" onClick={() => void fetchCode()}>
            刷新二维码
          </button>
        </p>
      )}
      <p role="status">已收到{arrived}个文件</p>
    </Panel>
  );
}

function Picture({ text }: { text: string }) {
  const { path, side } = useMemo(() => {
    const rows = qrCode(text);
    const drawn = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')));
    return { path: drawn.join(''), side: rows.length + QUIET * 2 };
  }, [text]);
  return (
    <svg role="img" aria-label="手机上传二维码" width="220" height="220" viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
