import days from '@rc-component/picker/generate/dayjs';
import generateRangePicker from 'antd/es/date-picker/generatePicker/generateRangePicker';

/** The picker of a first and a last day. */
export const RangePicker = generateRangePicker(days);
