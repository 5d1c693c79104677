import { Layout } from 'antd';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Row } from '@/ui/layout/Row';
import styles from './Footer.module.css';
import { initialWebsite, useWebsite } from './website-config';

/** System configuration key of the centre's full name. */
const NAME_KEY = 'XT_ZXQC';

/** Copyright and filing lines (docs/specification.md 2.6); lines without a value are omitted. */
export function Footer() {
  const { zxmc, domain, icp, gabah, wzbsm, jszc, dzjg } = useWebsite((state) => state.footer);
  // Default for the name in the website texts: the full name of the system configuration.
  const fullName = useSystemConfig((state) => valueIn(state, NAME_KEY));
  const name = zxmc === initialWebsite.footer.zxmc && fullName !== '' ? fullName : zxmc;
  return (
    <Layout.Footer className={styles.footer}>
      <Row gap={6} rowGap={2} justify="center" className={styles.inner}>
        <div className={styles.lines}>
          <p>
            <span>版权所有 © {name}</span>
            {domain && <span>网址：{domain}</span>}
            <span>服务热线：12329</span>
          </p>
          <p>
            {icp && (
              <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
                {icp}
              </a>
            )}
            {gabah && (
              <a href="https://beian.mps.gov.cn/" target="_blank" rel="noopener noreferrer">
                {gabah}
              </a>
            )}
            {wzbsm && <span>网站标识码：{wzbsm}</span>}
          </p>
          {jszc && (
            <p>
              <span>技术支持：{jszc}</span>
            </p>
          )}
        </div>
        {dzjg === '1' && (
          <Row wrap={false}>
            <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
              <circle cx="20" cy="20" r="18.5" fill="#c4161c" stroke="#ffe0a3" strokeWidth="2" />
              <path d="M20 8l2.6 7.6h8L24 20.3l2.5 7.6L20 23.2l-6.5 4.7 2.5-7.6-6.6-4.7h8z" fill="#ffe0a3" />
            </svg>
            <span>党政机关</span>
          </Row>
        )}
      </Row>
    </Layout.Footer>
  );
}
