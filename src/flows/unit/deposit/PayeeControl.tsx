import { groupBankCard } from '@/domain/bank-card';
import type { UnitFacts } from '@/engine/flow/facts';
import type { CustomControlProps } from '@/form/field-kinds';
import { Figures } from '@/form/sections/Figures';
import { CopyButton } from '@/ui/CopyButton';
import type { PayStart } from './pay-fields';
import styles from './roster.module.css';

/** Where to transfer to, each with a copy button: the code in the remark is what finds the list. */
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
      <p className={styles.changes}>转账附言中须填写缴款附言码，否则不能自动匹配，需要在“暂收款明细”中认领。</p>
    </div>
  );
}
