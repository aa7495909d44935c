import days from '@rc-component/picker/generate/dayjs';
import generateSinglePicker from 'antd/es/date-picker/generatePicker/generateSinglePicker';

/** The picker of one day. `DatePicker` of antd brings the one of two days along: 13 KB that no form needs. */
export const { DatePicker } = generateSinglePicker(days);
