import { afterEach, expect, test } from 'vitest';
import {
  addPhoto,
  choose,
  comeIn,
  findCase,
  goOut,
  openForm,
  pick,
  press,
  write,
  writeDay,
} from './support/screen-reader/answers.ts';
import type { Listener } from './support/screen-reader/listener.ts';
import { dayFromToday, noticeDay } from './support/forms.ts';

// The main job by ear: no mouse and no picture, only the keys and what a screen reader is given. PRINT_HEARD=1 prints all
// that was announced, to be read.

const listeners: [string, Listener][] = [];
async function come(account: string): Promise<Listener> {
  const ear = await comeIn(account);
  listeners.push([account, ear]);
  return ear;
}
afterEach(async () => {
  for (const [account, ear] of listeners.splice(0)) await goOut(account, ear);
});

test(
  'a case goes from the company to the officer who serves it, by keyboard and ear alone',
  { timeout: 300_000 },
  async () => {
    const number = String(Date.now()).slice(-5);
    // The court takes letters alone; no other attempt has this name.
    const tenant = `Medin${number.replaceAll(/\d/g, (digit) => 'aeioulnrst'.charAt(Number(digit)))}`;
    await openCase(await come('client'), tenant, `${number}A`);

    const processor = await come('processor');
    await findCase(processor, tenant);
    await openForm(processor, 'Start initial check');
    await press(processor, 'Start initial check');
    await processor.hears(/live: Initial check started/);
    await processor.go(/link, Documents/);
    await processor.hears(/link, Documents 2 of 2/);
    expect(await openForm(processor, 'Send to attorney review')).toMatch(/Which lawyer\?/);
    await press(processor, 'Send to attorney review');
    await processor.hears(/live: Sent to attorney review/);

    const lawyer = await come('lawyer');
    await findCase(lawyer, tenant);
    const asked = await openForm(lawyer, 'Approve and send for filing');
    // What the lawyer answers for is said before any button.
    expect(asked).toMatch(/Approve this case.*Ledger and claim agree: \$2,550\.00.*Court papers are ready/);
    await press(lawyer, 'Approve and send for filing');
    await lawyer.hears(/live: Approved and sent for filing/);

    await fileAndServe(processor);
    for (const [, { said }] of listeners) {
      const heard = said.join('\n');
      // Nothing that can be reached is without a name, and nothing is called missing while it is still being looked for.
      expect(heard).not.toMatch(/(^|; )(button|link|textbox|checkbox|combobox|radio)(, expanded.*)?$/m);
      expect(heard).not.toMatch(/Nothing found/);
    }
  },
);

/** The company's six steps, with one mistake. */
async function openCase(ear: Listener, tenant: string, unit: string): Promise<void> {
  const goOn = () => press(ear, 'Save and continue');
  await press(ear, 'New case');
  await ear.hears(/heading, Property and unit/);
  await goOn();
  await ear.hears(/live: One thing to fix. Choose the property/);
  await ear.hears(/alert, One thing to fix/);
  await ear.go(/combobox, Which property is it\?, .*invalid, .*Choose the property/);
  await ear.type('The Elms at Cascade');
  await ear.hears(/on option, .*The Elms at Cascade/);
  await ear.press('Enter');
  await ear.hears(/combobox, Which property is it\?, expanded false, .*The Elms at Cascade/);
  await write(ear, /combobox, Which unit/, unit);
  await pick(ear, /Which county is it in/, /radio, Fulton/);
  await pick(ear, /Does someone live there/, /radio, Yes/);
  await goOn();
  await ear.hears(/heading, Tenants/);
  await write(ear, /textbox, First name/, 'Rosa');
  await write(ear, /textbox, Last name/, tenant);
  await goOn();
  await ear.hears(/heading, Reason, amounts and ledger/);
  await choose(ear, /combobox, Why must the tenant leave/, 'Non-payment of rent');
  await pick(ear, /Is there a written lease/, /radio, Yes/);
  await writeDay(ear, /textbox, Lease from/, dayFromToday(-200));
  await write(ear, /textbox, Monthly rent/, '1,450.00');
  await write(ear, /textbox, How much is claimed/, '2,550.00');
  await giveLedger(ear);
  await goOn();
  await ear.hears(/heading, Notice and service/);
  await choose(ear, /combobox, Which notice was given/, 'Pay or vacate');
  await writeDay(ear, /textbox, When was it given/, noticeDay());
  await write(ear, /textbox, Who gave it/, 'Imani Brooks');
  await pick(ear, /How was it given/, /radio, Sealed on the door/);
  await write(ear, /textbox, Amount demanded/, '2,550.00');
  await pick(ear, /CARES Act/, /radio, No\b/);
  await addPhoto(ear, /in group, Proof of service.*button, Add file/, 'posted-notice.jpg');
  await goOn();
  await ear.hears(/heading, Documents/);
  await goOn();
  await ear.hears(/heading, Review and attest/);
  await ear.go(/checkbox, I have read the facts above/);
  await ear.press('Space');
  await write(ear, /textbox, Your full name/, 'Wanda Beaufort');
  await press(ear, 'Submit case');
  await ear.hears(/live: Submitted: /);
  await ear.hears(new RegExp(`heading, .*${tenant}`));
  const heard = ear.said.join('\n');
  // A day that was taken is right; between the submit and the case's page nothing else is said to be so.
  expect(heard).not.toMatch(/textbox, .*20\d\d, invalid/);
  expect(heard).not.toMatch(/can’t be changed/);
}

/** Each line begins where the one who adds it is, and the sum is said once for each figure. */
async function giveLedger(ear: Listener): Promise<void> {
  const lines = [
    ['Rent', dayFromToday(-50), 'Rent', '1,450.00', 'Ledger shows $1,450.00'],
    ['Rent', dayFromToday(-20), 'Rent', '1,450.00', 'Ledger shows $2,900.00'],
    ['Payment', dayFromToday(-15), 'Paid in part', '350.00', 'Equals the claim'],
  ] as const;
  for (const [index, [kind, due, what, amount, sum]] of lines.entries()) {
    await press(ear, 'Add line');
    const line = `line ${index + 1}`;
    await ear.hears(new RegExp(`combobox, Kind, ${line}`));
    await ear.type(kind);
    await ear.hears(new RegExp(`on option, ${kind}`));
    await ear.press('Enter');
    await writeDay(ear, new RegExp(`textbox, Due, ${line}`), due);
    await write(ear, new RegExp(`textbox, Reason, ${line}`), what);
    await write(ear, new RegExp(`textbox, Amount, ${line}`), amount);
    expect(await ear.hears(new RegExp(`live: .*${sum.replaceAll(/[.$]/g, '\\$&')}`))).not.toMatch(
      /shows \$\d\./,
    );
  }
}

/** The court's number, once forgotten, and then the officer. */
async function fileAndServe(ear: Listener): Promise<void> {
  await openForm(ear, 'Add case number');
  await press(ear, 'Add case number');
  await ear.hears(/live: One thing to fix. Enter the case number/);
  await ear.go(/textbox, Case number, invalid, .*Enter the case number/);
  await ear.type(`26ED0${String(Date.now()).slice(-5)}`);
  await press(ear, 'Add case number');
  expect(await ear.hears(/live: Filed in /)).not.toMatch(/Correct the case number/);
  await openForm(ear, 'Send for serving');
  await pick(ear, /How\?/, /radio, Handed to the tenant/);
  await press(ear, 'Send for serving');
  await ear.hears(/live: Out for service/);
  await ear.hears(/button, Record service return/);
}
