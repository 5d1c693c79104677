import { Button } from 'antd';
import { useId, useState } from 'react';
import { deleteMaterial, type Material, type MaterialFile } from '@/api/archive/archive';
import { OPTIONAL_IS_READ, plainName, returnedText, sizeText } from '@/domain/documents/material-file';
import sections from '@/form/sections/sections.module.css';
import { succeeded } from '@/lib/shown-errors';
import { dictionaryLabel } from '@/session/dictionary';
import { askConfirmation } from '@/ui/dialog/confirm';
import { FileButton } from '@/ui/input/FileButton';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { ProgressBar } from '@/ui/state/ProgressBar';
import { StateMark } from '@/ui/state/StateMark';
import { FilePreview } from '../frame/FilePreview';
import styles from '../frame/steps.module.css';
import { useRun } from '../run/run';
import { type Upload, uploadLimits } from './use-uploads';

interface MaterialItemProps {
  material: Material;
  uploads: readonly Upload[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (upload: Upload) => void;
  onDrop: (id: number) => void;
  onDeleted: () => void;
}

const NEEDED: Readonly<Record<string, string>> = { '0': '选传', '1': '必传', '2': '必传' };
/** States of materials that a register verifies (2) or a clerk checks (5). */
const BY_REGISTER: ReadonlySet<string> = new Set(['2', '5']);

export function MaterialItem({ material, uploads, onAdd, onRetry, onDrop, onDeleted }: MaterialItemProps) {
  const [preview, setPreview] = useState<MaterialFile | null>(null);
  const id = useId();
  const { calls } = useRun();
  // The register may be wrong, so a waived material can be uploaded too.
  const [instead, setInstead] = useState(false);
  const byRegister = BY_REGISTER.has(material.clzt);
  // No upload is needed.
  const settled = byRegister || material.clzt === '4';
  const { types } = uploadLimits();
  const remove = async (file: MaterialFile) => {
    if (
      !(await askConfirmation({
        title: '温馨提示',
        content: `您确定要删除“${plainName(file.wjm)}”吗？`,
        okText: '删除',
      }))
    )
      return;
    await succeeded(deleteMaterial(file.wjId, calls));
    onDeleted();
  };

  return (
    <Stack as="section" className={styles.material} aria-labelledby={id}>
      <Row justify="space-between">
        <strong id={id}>{material.wjmc}</strong>
        <span>
          {!settled && <StateMark tone="ended" label={NEEDED[material.sfbs] ?? '选传'} />}{' '}
          <StateMark
            tone={['1', '2', '4'].includes(material.clzt) ? 'done' : 'attention'}
            label={dictionaryLabel('clzt', material.clzt)}
          />
        </span>
      </Row>
      {material.thyy && <p className={styles.errorText}>{returnedText(material.thyy, material.wj.length)}</p>}
      {material.mjsm && <p className={sections.note}>{material.mjsm}</p>}
      {!settled && material.sfbs === '0' && <p className={sections.note}>{OPTIONAL_IS_READ}</p>}
      {material.wj.map((file) => (
        <Row key={file.wjId}>
          <bdi className={styles.fileName}>{plainName(file.wjm)}</bdi>
          <span className={sections.note}>{sizeText(file.dx)}</span>
          {file.th && <StateMark tone="attention" label="上次提交，被退回" />}
          <Button size="small" onClick={() => setPreview(file)} aria-label={`预览${plainName(file.wjm)}`}>
            预览
          </Button>
          <Button size="small" onClick={() => void remove(file)} aria-label={`删除${plainName(file.wjm)}`}>
            删除
          </Button>
        </Row>
      ))}
      {uploads.map((upload) => (
        <Row key={upload.id}>
          <bdi className={styles.fileName}>{plainName(upload.file.name)}</bdi>
          {upload.error ? (
            <span role="alert" className={styles.errorText}>
              {upload.error}
            </span>
          ) : (
            <Sending name={plainName(upload.file.name)} percent={Math.round(upload.progress * 100)} />
          )}
          {upload.error && (
            <Button size="small" onClick={() => onRetry(upload)}>
              重试
            </Button>
          )}
          <Button size="small" onClick={() => onDrop(upload.id)}>
            {upload.error ? '移除' : '取消上传'}
          </Button>
        </Row>
      ))}
      {byRegister && !material.xtsc && !instead && (
        <div>
          <Button size="small" onClick={() => setInstead(true)} aria-label={`${material.wjmc}改为上传`}>
            改为上传
          </Button>
        </div>
      )}
      {settled && material.wj.length === 0 && !instead ? null : (
        <Row>
          <FileButton
            label={`上传${material.wjmc}`}
            multiple
            accept={types.map((type) => `.${type}`).join(',')}
            onChoose={onAdd}
          />
          <span className={sections.note}>支持{types.join('、')}，可一次选择多个文件</span>
        </Row>
      )}
      {preview && <FilePreview file={preview} calls={calls} onClose={() => setPreview(null)} />}
    </Stack>
  );
}

function Sending({ name, percent }: { name: string; percent: number }) {
  return (
    <>
      <span className={styles.sending}>
        <ProgressBar label={`${name}上传进度`} percent={percent} />
      </span>
      <span className={sections.note}>{percent > 0 ? `${percent}%` : '等待上传'}</span>
    </>
  );
}
