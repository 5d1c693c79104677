import { type ChangeEvent, useRef, useState } from 'react';
import {
  checksumOf,
  type FileLimits,
  fileLimits,
  plainName,
  refusedContent,
  refusedFile,
  sizeText,
} from '@/domain/material-file';
import { withoutPosition } from '@/domain/picture-privacy';
import { Button } from '@/ui/Button';
import type { CustomControlProps } from '../../field-kinds';
import { keepFile, keptFile } from './chosen-files';
import { type ChosenFile, readChosen, writeChosen } from './chosen-list';
import styles from './files.module.css';

interface FilesControlProps extends CustomControlProps {
  /** What they are, e.g. 附件. */
  what: string;
}

/** Chooses several files and checks each by content; photographs lose where and with what they were taken. They leave with the form. */
export function FilesControl({ id, value, facts, onChange, aria, what }: FilesControlProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const limits = fileLimits(facts().policy);
  const list = readChosen(value);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after a change.
    target.value = '';
    const next = await taken(files, list, limits);
    setRefused(next.refused);
    onChange(writeChosen(next.list));
  };
  const remove = (gone: ChosenFile) => {
    keepFile(gone.id, undefined);
    setRefused([]);
    onChange(writeChosen(list.filter((one) => one !== gone)));
    input.current?.focus();
  };
  return (
    <div id={id} className={styles.file}>
      <input
        ref={input}
        id={`${id}-file`}
        data-unseen
        className={styles.fileInput}
        type="file"
        multiple
        accept={limits.types.map((type) => `.${type}`).join(',')}
        aria-labelledby={`${aria['aria-labelledby']} ${id}-button`}
        aria-invalid={aria['aria-invalid']}
        aria-describedby={[aria['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ')}
        onChange={(event) => void choose(event)}
      />
      <label id={`${id}-button`} htmlFor={`${id}-file`} className={styles.fileButton}>
        {list.length === 0 ? `选择${what}` : `继续添加${what}`}
      </label>
      <p id={`${id}-limits`} className={styles.size}>
        支持{limits.types.join('、')}，每个不超过{limits.megabytes}MB，最多{limits.most}个
      </p>
      <p role="status" data-unseen={list.length > 0 ? true : undefined} hidden={list.length === 0}>
        已选{list.length}个{what}
      </p>
      {list.length > 0 && (
        <ul className={styles.chosen} aria-label={`已选${what}`}>
          {list.map((one) => (
            <li key={one.id}>
              <span className={styles.name}>{one.name}</span>
              <span className={styles.size}>{sizeText(one.size)}</span>
              {!keptFile(one.id) && <span className={styles.missing}>已不在页面里，请重新选择此文件</span>}
              <Button kind="link" aria-label={`移除${one.name}`} onClick={() => remove(one)}>
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          {refused.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** What becomes of the list when these files are added, and why some are not. One that was lost by a reload finds its place again. */
async function taken(files: readonly File[], former: readonly ChosenFile[], limits: FileLimits) {
  let list = former;
  const refused: string[] = [];
  for (const file of files) {
    const name = plainName(file.name);
    const tooMuch = refusedFile(file, limits);
    const bytes = tooMuch ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
    const why = tooMuch ?? refusedContent(bytes, limits);
    if (why) {
      refused.push(`${name}：${why}`);
      continue;
    }
    const clean = withoutPosition(bytes);
    const one: ChosenFile = { id: `${checksumOf(clean)}-${clean.length}`, name, size: clean.length };
    const known = list.find(({ id }) => id === one.id);
    if (known && keptFile(known.id)) refused.push(`${name}：已经选过了`);
    else if (!known && list.length >= limits.most) refused.push(`${name}：最多${limits.most}个，没有添加`);
    else {
      keepFile(one.id, new File([new Uint8Array(clean)], known?.name ?? name, { type: file.type }));
      if (!known) list = [...list, one];
    }
  }
  return { list: [...list], refused };
}
