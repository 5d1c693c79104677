import { type ChangeEvent, useState } from 'react';
import { fileLimits, plainName, refusedContent, refusedFile, sizeText } from '@/domain/material-file';
import type { CustomControlProps } from '@/engine/field-kinds';
import { keepLetter, keptLetter } from './authorisation-letter';
import styles from './register.module.css';

/** A letter of authorisation is a picture or a PDF, whatever else the centre takes. */
const TYPES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'pdf']);

/** Chooses the letter and checks it by content; it leaves with the step. */
export default function AuthorisationControl({ id, value, facts, onChange, aria }: CustomControlProps) {
  const [refused, setRefused] = useState('');
  const limits = fileLimits(facts().policy);
  const accepted = { ...limits, types: limits.types.filter((type) => TYPES.has(type)) };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a change.
    target.value = '';
    if (!file) return;
    const why = refusedFile(file, accepted) ?? refusedContent(new Uint8Array(await file.arrayBuffer()), accepted);
    setRefused(why ?? '');
    keepLetter(why ? undefined : file);
    onChange(why ? '' : plainName(file.name));
  };
  const kept = value === '' ? undefined : keptLetter();
  return (
    <div id={id} className={styles.letter}>
      <input
        id={`${id}-file`}
        data-unseen
        className={styles.fileInput}
        type="file"
        accept={accepted.types.map((type) => `.${type}`).join(',')}
        aria-labelledby={`${aria['aria-labelledby']} ${id}-button`}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
        onChange={(event) => void choose(event)}
      />
      <label id={`${id}-button`} htmlFor={`${id}-file`} className={styles.fileButton}>
        {value === '' ? '选择授权书文件' : '更换授权书文件'}
      </label>
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
