import { Select } from '../design/select';
import { t } from '../i18n/i18n';
import { BROWSERS_ZONE, zoneName, zonesWith } from '../i18n/zone';

interface Props {
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** The zone by whose clocks the times of a form are meant. */
export function ZoneSelect({ zone, onChoose }: Props) {
  return (
    <Select
      label={t('competitions.zone')}
      options={zonesWith(BROWSERS_ZONE, zone).map((each) => [each, zoneName(each)] as const)}
      value={zone}
      onChoose={onChoose}
    />
  );
}
