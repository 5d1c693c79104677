import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { fetchUserAgreement } from '@/api/session/user-agreement';
import { useLoad } from '@/engine/flow/use-load';
import { decodeBase64 } from '@/lib/base64';
import { failureText } from '@/lib/shown-errors';
import { useSession } from '@/session/session-store';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Loading } from '@/ui/state/Loading';
import { RichText } from '@/ui/text/RichText';
import { AgreeForUnit } from './AgreeForUnit';
import styles from './Public.module.css';

const TITLES: Readonly<Record<string, string>> = {
  user: '用户服务协议',
  unit: '单位网上业务协议',
  privacy: '隐私说明',
};

/** User agreement, accepted by registering and using the hall; registration forms open it in a new tab. */
export default function UserAgreement() {
  const [query] = useSearchParams();
  const forUnit = useSession(({ token, loginType }) => Boolean(token) && loginType === '2');
  const kind = query.get('xylx') ?? '';
  const xylx = Object.hasOwn(TITLES, kind) ? kind : 'user';
  const { phase, data, error, reload } = useLoad(`agreement ${xylx}`, (signal) => fetchUserAgreement(xylx, { signal }));
  const readable = data && typeof data.pznr === 'string' && decodeBase64(data.pznr).trim() !== '' ? data : undefined;
  const missing = phase === 'failed' || (data && !readable);

  return (
    <article className={styles.card} aria-busy={!data && !missing}>
      <h1 tabIndex={-1}>{TITLES[xylx]}</h1>
      <Row data-tall aria-label="协议" as="nav" gap={3} rowGap={0} className={styles.agreements}>
        {Object.entries(TITLES).map(([key, title]) => (
          <Link key={key} to={`/user_agreement?xylx=${key}`} aria-current={key === xylx ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </Row>
      {!data && !missing && <Loading />}
      {missing && (
        <div role="alert">
          <p>{failureText(error, '协议全文加载失败')}。以下是协议要点，全文请稍后重试或到柜台查阅。</p>
          <Button onClick={reload}>重新加载</Button>
        </div>
      )}
      {readable && (
        <>
          <Muted className={styles.from}>
            {[readable.bb, readable.sxrq && `自${readable.sxrq}起施行`].filter(Boolean).join('，')}
          </Muted>
          <div className={styles.text}>
            <RichText base64={readable.pznr} headingsFrom={2} />
          </div>
          {forUnit && xylx === 'unit' && <AgreeForUnit bb={readable.bb} />}
        </>
      )}
      {missing && <MainPoints />}
    </article>
  );
}

/** Fallback summary if the centre's text cannot be loaded. */
function MainPoints() {
  return (
    <div className={styles.text}>
      <ol>
        <li>您应当使用本人或本单位的账号，妥善保管密码和验证码，不得转借他人。</li>
        <li>您提交的信息和材料应当真实、完整、有效；提供虚假信息的，依法承担责任。</li>
        <li>中心仅为办理住房公积金业务收集和使用您的信息，并依法予以保护。</li>
        <li>办理结果以中心审核和系统记录为准，您可在“我的办件”查询进度。</li>
        <li>对本协议有疑问的，请拨打 12329 咨询。</li>
      </ol>
    </div>
  );
}
