import { useState } from 'react';
import {
  type FileLimits,
  fileLimits,
  plainName,
  refusedContent,
  refusedFile,
  sizeText,
} from '@/domain/documents/material-file';
import { FileButton } from '@/ui/input/FileButton';
import type { CustomControlProps } from '../../field-kinds';
import { rememberedFile, rememberFile } from './chosen-files';
import styles from './files.module.css';

interface FileControlProps extends CustomControlProps {
  /** Key under which the file is kept for the request. */
  field: string;
  /** Name of the file, e.g. 授权书. */
  what: string;
  /** Narrows what the centre accepts. */
  narrow?: (limits: FileLimits) => FileLimits;
}

/** Chooses one file and checks its content; it is sent with the form. */
export function FileControl({ id, value, facts, onChange, aria, field, what, narrow }: FileControlProps) {
  const [refused, setRefused] = useState('');
  const limits = fileLimits(facts().policy);
  const accepted = narrow?.(limits) ?? limits;

  const choose = async (file: File) => {
    const why = refusedFile(file, accepted) ?? refusedContent(new Uint8Array(await file.arrayBuffer()), accepted);
    setRefused(why ?? '');
    rememberFile(field, why ? undefined : file);
    onChange(why ? '' : plainName(file.name));
  };
  const kept = value === '' ? undefined : rememberedFile(field);
  return (
    <div id={id} className={styles.file}>
      <FileButton
        label={value === '' ? `选择${what}文件` : `更换${what}文件`}
        named={aria['aria-labelledby']}
        accept={accepted.types.map((type) => `.${type}`).join(',')}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
        onChoose={([file]) => file && void choose(file)}
      />
      <p role="status">
        {kept
          ? `已选择：${value}（${sizeText(kept.size)}）`
          : `支持${accepted.types.join('、')}，不超过${limits.megabytes}MB`}
      </p>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </div>
  );
}
