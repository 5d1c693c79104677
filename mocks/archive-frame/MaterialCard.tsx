import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import type { Material, MaterialFile } from '@/api/archive/archive';
import { OPTIONAL_IS_READ, plainName, returnedText } from '@/domain/documents/material-file';
import { ArchiveFileRow } from './ArchiveFileRow';
import type { CentreCalls } from './centre-calls';
import { FrameCamera } from './FrameCamera';
import styles from './frame.module.css';
import { PhoneUpload } from './PhoneUpload';
import { Preview } from './Preview';
import { UploadRow } from './UploadRow';
import type { Transfer } from './use-transfers';

interface MaterialCardProps {
  material: Material;
  calls: CentreCalls;
  transfers: readonly Transfer[];
  onAdd: (files: readonly File[]) => void;
  onResume: (transfer: Transfer) => void;
  onDrop: (id: number) => void;
  onChanged: () => void;
}

const NEEDED: Readonly<Record<string, string>> = { '0': '选传', '1': '必传', '2': '必传' };
const STATES: Readonly<Record<string, string>> = {
  '0': '○ 未上传',
  '1': '✓ 已上传',
  '2': '✓ 免交',
  '3': '！需重传',
  '4': '✓ 已通过',
  '5': '○ 待核查',
};

/** Material with its state, its files and the ways to upload. */
export function MaterialCard(props: MaterialCardProps) {
  const { material, calls, transfers, onAdd, onResume, onDrop, onChanged } = props;
  const [tool, setTool] = useState<'camera' | 'phone' | null>(null);
  const [shown, setShown] = useState<MaterialFile | null>(null);
  const [instead, setInstead] = useState(false);
  const [over, setOver] = useState(false);
  const id = useId();
  // Verified by a register, or to be verified there by a clerk.
  const byRegister = material.clzt === '2' || material.clzt === '5';
  const waived = byRegister && !instead;
  const open = !waived && material.clzt !== '4';

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (open) onAdd([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !open) return;
    event.preventDefault();
    onAdd(files);
  };

  return (
    <section
      className={`${styles.card} ${over ? styles.over : ''}`}
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(open);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <div className={styles.head}>
        <h2 id={id}>{material.wjmc}</h2>
        <span>
          {!byRegister && <span className={styles.tag}>{NEEDED[material.sfbs] ?? '选传'}</span>}{' '}
          <span className={['1', '2', '4'].includes(material.clzt) ? styles.done : styles.attention}>
            {STATES[material.clzt] ?? material.clzt}
          </span>
        </span>
      </div>
      {material.thyy && <p className={styles.attention}>{returnedText(material.thyy, material.wj.length)}</p>}
      {material.mjsm && <p className={styles.note}>{material.mjsm}</p>}
      {material.sfbs === '0' && material.clzt !== '2' && <p className={styles.note}>{OPTIONAL_IS_READ}</p>}
      {waived && !material.xtsc && (
        <p>
          <button type="button" aria-label={`${material.wjmc}改为上传`} onClick={() => setInstead(true)}>
            改为上传
          </button>{' '}
          <span className={styles.note}>登记信息有误时，可以上传本人持有的材料</span>
        </p>
      )}
      {material.wj.map((file) => (
        <ArchiveFileRow key={file.wjId} file={file} calls={calls} onShow={() => setShown(file)} onRemoved={onChanged} />
      ))}
      {transfers.map((transfer) => (
        <UploadRow
          key={transfer.id}
          transfer={transfer}
          onResume={() => onResume(transfer)}
          onDrop={() => onDrop(transfer.id)}
        />
      ))}
      {shown && <Preview file={shown} calls={calls} onClose={() => setShown(null)} />}
      {open && (
        <div className={styles.ways}>
          <input
            id={`${id}-file`}
            className={styles.input}
            type="file"
            multiple
            accept={calls.limits.types.map((type) => `.${type}`).join(',')}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              event.target.value = ''; // permits choosing the same file again
            }}
          />
          <label htmlFor={`${id}-file`} className={styles.choose}>
            选择文件<span className={styles.unseen}>：{plainName(material.wjmc)}</span>
          </label>
          <button type="button" aria-label={`${material.wjmc}拍照`} onClick={() => setTool('camera')}>
            拍照
          </button>
          <button type="button" aria-label={`${material.wjmc}手机上传`} onClick={() => setTool('phone')}>
            手机上传
          </button>
          <span className={styles.note}>也可以把文件拖到这里，或复制图片后在此粘贴</span>
        </div>
      )}
      {open && tool === 'camera' && (
        <FrameCamera
          name={material.wjmc}
          onTaken={(file) => {
            setTool(null);
            onAdd([file]);
          }}
          onClose={() => setTool(null)}
        />
      )}
      {open && tool === 'phone' && (
        <PhoneUpload material={material} calls={calls} onClose={() => setTool(null)} onChanged={onChanged} />
      )}
    </section>
  );
}
