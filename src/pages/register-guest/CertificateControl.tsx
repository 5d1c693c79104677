import { type ChangeEvent, useState } from 'react';
import { fileLimits, plainName, refusedContent, refusedFile, sizeText } from '@/domain/material-file';
import type { CustomControlProps } from '@/engine/field-kinds';
import { keepCertificate, keptCertificate } from './certificate-file';
import styles from './register-guest.module.css';

/** Chooses the certificate of the other centre and checks it by content; it leaves with the form. */
export default function CertificateControl({ id, value, facts, onChange, aria }: CustomControlProps) {
  const [refused, setRefused] = useState('');
  const limits = fileLimits(facts().policy);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a change.
    target.value = '';
    if (!file) return;
    const why = refusedFile(file, limits) ?? refusedContent(new Uint8Array(await file.arrayBuffer()), limits);
    setRefused(why ?? '');
    keepCertificate(why ? undefined : file);
    onChange(why ? '' : plainName(file.name));
  };
  const kept = value === '' ? undefined : keptCertificate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      className={styles.file}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <input
        id={id}
        data-unseen
        className={styles.fileInput}
        type="file"
        accept={limits.types.map((type) => `.${type}`).join(',')}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id} className={styles.fileButton}>
        {value === '' ? '选择证明文件' : '更换证明文件'}
      </label>
      <p role="status">
        {kept
          ? `已选择：${value}（${sizeText(kept.size)}）`
          : `支持${limits.types.join('、')}，不超过${limits.megabytes}MB`}
      </p>
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </div>
  );
}
