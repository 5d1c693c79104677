import { groupBankCard } from '@/domain/identity/bank-card';
import type { UnitFacts } from '@/engine/flow/facts';
import type { CustomControlProps } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import { Row } from '@/ui/layout/Row';
import { CopyButton } from '@/ui/text/CopyButton';
import type { PayStart } from './pay-fields';
import styles from './roster/roster.module.css';

/** Payee data of the transfer, each with a copy button: the code in the remark assigns the payment to the roster. */
export default function PayeeControl({ id, aria, facts }: CustomControlProps<string, UnitFacts<PayStart>>) {
  const { skhm, skzh, skyh, jkfy } = facts().own;
  const lines = [
    ['收款户名', skhm],
    ['收款账号', groupBankCard(skzh), skzh],
    ['收款银行', skyh],
    ['缴款附言码', jkfy],
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div id={id} role="group" aria-labelledby={aria['aria-labelledby']} tabIndex={-1}>
      <Figures
        look="rows"
        items={lines.map(([label, shown, plain = shown]) => ({
          label,
          value: (
            <>
              <strong>{shown}</strong>
              <CopyButton label={label} text={plain} />
            </>
          ),
        }))}
      />
      <Row as="p" gap={2} className={styles.changes}>
        转账附言中须填写缴款附言码，否则不能自动匹配，需要在“暂收款明细”中认领。
      </Row>
    </div>
  );
}
