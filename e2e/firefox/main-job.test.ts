import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayFromToday, noticeDay } from '../support/forms.ts';
import { closeFirefox, Fox } from './fox.ts';

let folder: string;
let photo: string;
const people: Fox[] = [];
/** Of all who came: nothing on a console, no fault of a script, nothing that the policy refused. */
const complaints = () => people.flatMap((fox) => fox.complaints);
const come = async (coming: Promise<Fox>): Promise<Fox> => {
  const fox = await coming;
  people.push(fox);
  return fox;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writdesk-firefox-'));
  photo = join(folder, 'posted-notice.png');
});
afterEach(async () => {
  await Promise.all(people.splice(0).map((fox) => fox.close()));
});
afterAll(async () => {
  await closeFirefox();
  await rm(folder, { recursive: true });
});

test(
  'a company opens a case with a photo, the firm files it, and each sees at once what the other did',
  { timeout: 240_000 },
  async () => {
    const client = await come(Fox.signedIn('client'));
    await openCase(client, `${String(Date.now()).slice(-5)}F`);
    await client.sees('Submitted', 'main .status.pill');
    const address = new URL(client.page.url()).pathname;
    // What others do must come by itself: another page would not have this mark.
    await client.page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

    const processor = await come(Fox.signedIn('processor', address));
    await act(processor, 'Start initial check');
    await processor.sees('Initial check', 'main .status.pill');
    await client.sees('In review', 'main .status.pill');
    await processor.sees('Send to attorney review', 'main');
    await processor.press('Documents');
    await processor.page.waitForSelector('[aria-label^="Show Dispossessory affidavit"]', { timeout: 60_000 });
    await act(processor, 'Send to attorney review');
    await processor.sees('Attorney review', 'main .status.pill');

    const lawyer = await come(Fox.signedIn('lawyer', address));
    await act(lawyer, 'Approve and send for filing');
    await lawyer.sees('Approved – sent for filing', 'main .status.pill');

    const caseNumber = `26ED0${String(Date.now()).slice(-5)}`;
    await act(processor, 'Add case number', () => processor.write('Case number', caseNumber));
    await processor.sees('Filed', 'main .status.pill');
    await client.sees('Filed', 'main .status.pill');
    await client.sees(caseNumber);
    expect(await client.page.$('[data-same-page]')).not.toBeNull();
    expect(complaints()).toEqual([]);
  },
);

/** Opens the form of a button, fills it in, and sends it with the button of the same name. */
async function act(fox: Fox, name: string, fillIn: () => Promise<void> = async () => {}): Promise<void> {
  await fox.press(name);
  await fox.page.waitForSelector('dialog[open]', { timeout: 30_000 });
  await fillIn();
  await fox.press(name);
  await fox.page.waitForSelector('dialog[open]', { hidden: true, timeout: 30_000 });
}

async function openCase(fox: Fox, unit: string): Promise<void> {
  const goOn = () => fox.press('Save and continue');
  await fox.press('New case');
  await fox.sees('Property and unit', 'main h1');
  await fox.choose('Which property is it?', 'The Elms at Cascade');
  await fox.write('Which unit?', unit);
  // Closes the list of its units, which lies over what follows.
  await fox.page.keyboard.press('Tab');
  await fox.tick('Which county is it in?', 'Fulton');
  await fox.tick('Does someone live there?', 'Yes');
  await goOn();
  await fox.sees('Tenants', 'main h1');
  await fox.write('First name', 'Zoë');
  await fox.write('Last name', 'Ångström');
  await goOn();
  await fox.sees('Reason, amounts and ledger', 'main h1');
  await fox.choose('Why must the tenant leave?', 'Non-payment of rent');
  await fox.page.keyboard.press('Escape');
  await fox.tick('Is there a written lease?', 'Yes');
  await fox.writeDay('Lease from', dayFromToday(-200));
  await fox.write('Monthly rent', '1,450.00');
  await fox.write('How much is claimed?', '1,450.00');
  await fox.press('Add line');
  await fox.choose('Kind, line 1', 'Rent');
  await fox.writeDay('Due, line 1', dayFromToday(-20));
  await fox.write('Reason, line 1', 'Rent');
  await fox.write('Amount, line 1', '1,450.00');
  await fox.sees('Equals the claim');
  await goOn();
  await fox.sees('Notice and service', 'main h1');
  await fox.choose('Which notice was given?', 'Pay or vacate');
  await fox.writeDay('When was it given?', noticeDay());
  await fox.write('Who gave it?', 'Imani Brooks');
  await fox.tick('How was it given?', 'Sealed on the door');
  await fox.write('Amount demanded in the notice', '1,450.00');
  await fox.tick('CARES Act', 'No');
  await writeFile(photo, await fox.page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } }));
  await fox.addFile('Add file', 'Proof of service', photo);
  await fox.sees('posted-notice.png');
  await fox.page.waitForSelector('progress', { hidden: true, timeout: 30_000 });
  await goOn();
  await fox.sees('Documents', 'main h1');
  await goOn();
  await fox.sees('Review and attest', 'main h1');
  await fox.tick('Attestation', 'I have read the facts');
  await fox.write('Your full name', 'Wanda Beaufort');
  await fox.press('Submit case');
}
