<#import "page.ftl" as writdesk>
<@writdesk.page pageId="login-verify-email.ftl" />
