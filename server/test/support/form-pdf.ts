import { degrees, PDFDocument } from '@cantoo/pdf-lib';

/** A form of our own making: three lines to fill, a box, two buttons, and a turned page. */
export async function formPdf({ without = [] as string[] } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  const first = document.addPage([612, 792]);
  first.drawText('Practice complaint', { x: 72, y: 720, size: 16 });
  const form = document.getForm();
  for (const [name, y] of [
    ['Plaintiff', 650],
    ['Defendants', 610],
    ['Rent owed', 570],
  ] as const) {
    if (without.includes(name)) continue;
    first.drawText(name, { x: 72, y: y + 4, size: 10 });
    form.createTextField(name).addToPage(first, { x: 180, y, width: 300, height: 18 });
  }
  form.createCheckBox('Nonpayment').addToPage(first, { x: 72, y: 520, width: 14, height: 14 });
  const served = form.createRadioGroup('Served');
  served.addOptionToPage('mail', first, { x: 72, y: 480, width: 14, height: 14 });
  served.addOptionToPage('hand', first, { x: 172, y: 480, width: 14, height: 14 });
  const second = document.addPage([612, 792]);
  second.setRotation(degrees(90));
  second.drawText('Turned', { x: 300, y: 300, size: 12 });
  return Buffer.from(await document.save());
}
