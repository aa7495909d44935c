<#import "page.ftl" as writdesk>
<@writdesk.page pageId="login-page-expired.ftl" own={"actionUri": url.loginRestartFlowUrl} />
