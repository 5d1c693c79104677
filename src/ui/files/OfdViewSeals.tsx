import type { OfdSealSummary, SealCheck } from '@hall/ofd/ofd-file';
import { useEffect, useState } from 'react';
import { StateMark, type StateTone } from '../state/StateMark';
import styles from './OfdView.module.css';

/** Text of each seal verification result: a changed file differs from an unverifiable one. */
const STATES: Readonly<Record<SealCheck['state'], [tone: StateTone, label: string]>> = {
  intact: ['done', '签署之后没有改动'],
  changed: ['failed', '与签署的内容不符'],
  unverifiable: ['attention', '未能全部核验'],
};
const NEVER_CHECKED = '没有核验：证书由谁签发、是否已被吊销，印章由谁制作。这里的核验不代替发出文件的单位的答复。';

/** Seals of a file by name, time and page, with their verification results. */
export function OfdViewSeals({ seals }: { seals: readonly OfdSealSummary[] }) {
  if (seals.length === 0) return null;
  return (
    <section className={styles.seals} aria-label="电子印章">
      <h2>文件带有{seals.length}个电子签名或印章</h2>
      <ul>
        {seals.map((seal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same seal may stand there twice
          <li key={index}>
            {seal.name || '名称未写明'}
            {seal.time && `，${seal.time}`}
            {seal.pages.length > 0 ? `，第${pagesText(seal.pages)}页` : '，没有盖在页面上'}
            <Checked seal={seal} />
          </li>
        ))}
      </ul>
      <p>{NEVER_CHECKED}</p>
    </section>
  );
}

function Checked({ seal }: { seal: OfdSealSummary }) {
  const [check, setCheck] = useState<SealCheck | 'failed'>();
  useEffect(() => {
    let gone = false;
    seal.check().then(
      (came) => !gone && setCheck(came),
      () => !gone && setCheck('failed'),
    );
    return () => {
      gone = true;
    };
  }, [seal]);
  if (check === undefined) return <p role="status">正在核验签名...</p>;
  if (check === 'failed') return <p>签名核验没有完成，请检查网络后重新打开文件</p>;
  const [tone, label] = STATES[check.state];
  const { signer, issuer, time } = check;
  const who = signer && `证书写明：持有者${signer}${issuer && `，签发者${issuer}`}${time && `；签署于${time}`}`;
  return (
    <>
      <p>
        <StateMark tone={tone} label={label} />
      </p>
      {[
        who,
        ...sentences('不符', check.wrong),
        ...sentences('已核验', check.verified),
        ...sentences('未能核验', check.open),
      ]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </>
  );
}

const sentences = (lead: string, found: readonly string[]) =>
  found.length > 0 ? [`${lead}：${found.join('；')}`] : [];

function pagesText(pages: readonly number[]): string {
  const first = pages.slice(0, 5).join('、');
  return pages.length > 5 ? `${first}等${pages.length}` : first;
}
