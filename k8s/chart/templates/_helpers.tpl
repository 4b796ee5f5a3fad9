{{- define "bummerl.labels" -}}
app: bummerl
part: {{ .part }}
{{- end }}

{{- define "bummerl.image" -}}
{{- $image := .Values.image -}}
{{ $image.repository }}{{ if $image.digest }}@{{ $image.digest }}{{ else }}:{{ default .Chart.AppVersion $image.tag }}{{ end }}
{{- end }}

{{/* The variables that api and worker share. */}}
{{- define "bummerl.settings" -}}
PUBLIC_URL: https://{{ .Values.host }}
METRICS_PORT: '9464'
MIGRATE: never
{{ toYaml .Values.settings }}
{{- end }}

{{/* What every pod has: an ordinary user, no token, and in `pullSecrets` the way to the image. */}}
{{- define "bummerl.pod" -}}
automountServiceAccountToken: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "bummerl.container" -}}
image: {{ include "bummerl.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Pods of one part are on different zones and nodes, as far as there are any. */}}
{{- define "bummerl.spread" -}}
topologySpreadConstraints:
  {{- range tuple "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: { app: bummerl, part: {{ $.part }} }
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end }}

{{- define "bummerl.scraped" -}}
checksum/settings: {{ include "bummerl.settings" . | sha256sum }}
prometheus.io/scrape: 'true'
prometheus.io/path: /metrics
prometheus.io/port: '9464'
{{- end }}

{{- define "bummerl.probes" -}}
startupProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 2
  timeoutSeconds: 5
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
readinessProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
{{- end }}

{{- define "bummerl.budget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .part }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: { app: bummerl, part: {{ .part }} }
{{- end }}
