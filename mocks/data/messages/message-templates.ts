import { developerMessages } from './developers';
import { flexibleMessages } from './flexible';
import { loanMessages, otherCityLoanMessages } from './loans';
import { memberMessages } from './members';
import { officeMessages } from './office';
import { reliefMessages } from './reliefs';
import { automaticDebitMessages, remittanceMessages } from './remittance';
import { appointmentMessages, complaintMessages, draftMessages, evaluationMessages } from './service';
import { withdrawalMessages } from './withdrawals';

/** Every message of `notify`, by id: a Chinese text leads to its template, the id to its senders. */
export const messageTemplates = {
  ...remittanceMessages,
  ...automaticDebitMessages,
  ...reliefMessages,
  ...memberMessages,
  ...flexibleMessages,
  ...withdrawalMessages,
  ...loanMessages,
  ...otherCityLoanMessages,
  ...developerMessages,
  ...appointmentMessages,
  ...complaintMessages,
  ...evaluationMessages,
  ...draftMessages,
  ...officeMessages,
};
