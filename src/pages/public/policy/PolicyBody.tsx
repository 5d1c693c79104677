import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PolicyLink, PolicyText } from '@/api/policy-info';
import { decodeBase64 } from '@/lib/base64';
import { Card } from '@/ui/Card';
import { RichText } from '@/ui/RichText';
import { StateMark } from '@/ui/StateMark';
import { Contents } from './Contents';
import { PolicyAnswers } from './PolicyAnswers';
import { PolicyFiles } from './PolicyFiles';
import styles from './policy.module.css';
import { audienceNames, stateOf } from './policy-words';

/** A policy: whether it is in force, its text, what explains it and what belongs to it. */
export function PolicyBody({ policy }: { policy: PolicyText }) {
  const text = useRef<HTMLDivElement>(null);
  const state = stateOf(policy);
  const readable = decodeBase64(policy.zcnr).trim() !== '';
  const facts: [string, string][] = [
    ['发布日期', policy.fbrq],
    ['施行日期', policy.sxrq],
    ['分类', policy.zcflmc],
    ['与谁有关', audienceNames(policy.ygdx).join('、')],
  ];
  return (
    <>
      {policy.yxzt && policy.yxzt !== '1' && <Outdated policy={policy} />}
      <Card label="基本信息">
        <dl className={styles.facts}>
          <div>
            <dt>有效状态</dt>
            <dd>{state ? <StateMark {...state} /> : '未注明，请以最新规定为准'}</dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '未注明'}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card label="正文">
        {readable ? (
          <>
            <Contents text={text} of={policy.zcnr} />
            <div ref={text} className={styles.body}>
              <RichText base64={policy.zcnr} headingsFrom={2} />
            </div>
          </>
        ) : (
          <p role="alert">这份政策的正文暂时无法显示，请稍后重试，或者拨打12329索取。</p>
        )}
      </Card>
      {policy.fj.length > 0 && <PolicyFiles files={policy.fj} />}
      {policy.yjd && <PolicyAnswers id={policy.id} />}
      <Links title="替代的原政策" links={policy.tdzc} />
      <Links title="相关政策" links={policy.xgzc} />
    </>
  );
}

/** Before anything else: this no longer holds, and what does. */
function Outdated({ policy: { yxzt, xxzc, sxyy } }: { policy: PolicyText }) {
  return (
    <div role="note" className={styles.outdated}>
      <p>
        <strong>
          {yxzt === '2' ? '本政策已经修订，原文不再作为办理依据。' : '本政策已经废止，不再作为办理依据。'}
        </strong>
        {sxyy}
      </p>
      {xxzc ? (
        <p>
          现行规定：
          <Link to={detailOf(xxzc)}>
            {xxzc.zcbt}
            {xxzc.zcwh && `（${xxzc.zcwh}）`}
          </Link>
        </p>
      ) : (
        <p>{xxzc === null && '没有替代的政策，'}需要了解现在怎样办理，请拨打12329。</p>
      )}
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly PolicyLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <Link to={detailOf(link)}>{link.zcbt}</Link>
            <span>{link.zcwh}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const detailOf = ({ id }: PolicyLink) => `/policyDetail?id=${encodeURIComponent(id)}`;
