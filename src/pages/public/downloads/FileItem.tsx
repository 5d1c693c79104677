import { Link } from 'react-router-dom';
import type { DownloadFile } from '@/api/downloads';
import { countText } from '@/domain/counts';
import { sizeText } from '@/domain/material-file';
import { DownloadButton } from './DownloadButton';
import styles from './downloads.module.css';

interface FileItemProps {
  file: DownloadFile;
  /** It was fetched: its count has risen. */
  onSaved: () => void;
}

/** Formats that the hall can show without the person's own programs. */
const SHOWN: ReadonlySet<string> = new Set(['pdf', 'ofd']);

/** A file of 常用下载 (domain catalogue 12.4): not a table's row, whose button would be out of sight on a narrow screen. */
export function FileItem({ file, onSaved }: FileItemProps) {
  const { wjbh, wjmc, sm, gs, flmc, dx, gxrq, xzcs } = file;
  const format = gs.toUpperCase();
  const facts = [
    flmc,
    format,
    dx !== undefined && sizeText(dx),
    gxrq && `更新于${gxrq}`,
    xzcs !== undefined && `下载${countText(xzcs)}次`,
  ].filter(Boolean);
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <h2>{wjmc}</h2>
        {sm && <p>{sm}</p>}
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
      <div className={styles.actions} data-print="hide">
        <DownloadButton file={file} onSaved={onSaved} />
        {SHOWN.has(gs) && (
          <Link to={`/ylOfd?wjbh=${encodeURIComponent(wjbh)}`} aria-label={`预览 ${wjmc}（${format}）`}>
            预览
          </Link>
        )}
      </div>
    </li>
  );
}
